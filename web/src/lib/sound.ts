// The two sounds of the house, made by the browser itself: a soft call when it is one's turn, a tick for a move.
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
function ready(): AudioContext | null {
  if (!prefs.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' ? context : null;
}

function tone(sounding: AudioContext, hertz: number, after: number, seconds: number, loudness: number): void {
  const start = sounding.currentTime + after;
  const source = sounding.createOscillator();
  const volume = sounding.createGain();
  source.type = 'sine';
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(volume).connect(sounding.destination);
  source.start(start);
  source.stop(start + seconds);
}

/** It is your turn: two gentle tones, a fourth apart. */
export function call(): void {
  const sounding = ready();
  if (!sounding) return;
  tone(sounding, 523.25, 0, 0.5, 0.09);
  tone(sounding, 698.46, 0.14, 0.7, 0.09);
}

/** Somebody has moved. */
export function tick(): void {
  const sounding = ready();
  if (sounding) tone(sounding, 1046.5, 0, 0.07, 0.035);
}
