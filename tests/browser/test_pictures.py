"""The command `screenshots`: pictures of a screen, on both devices and in both colours, small and of something."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_a_screen_is_taken_on_both_devices_light_and_dark(chromium_path: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "roundhouse", "screenshots", "--out", str(tmp_path / "made")]
    done = subprocess.run(
        [*command, "--only", "siberia-logistics"], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"4 pictures are in {tmp_path / 'made'}.\n"
    pictures = {file.name: file.read_bytes() for file in (tmp_path / "made").iterdir()}
    names = [
        f"siberia-logistics-{device}-{theme}.webp" for device in ("desktop", "phone") for theme in ("light", "dark")
    ]
    assert sorted(pictures) == sorted(names)
    for name, picture in pictures.items():
        assert picture[:4] + picture[8:12] == b"RIFFWEBP", name
        assert 8_000 < len(picture) < 130_000, name
    assert len(set(pictures.values())) == 4
