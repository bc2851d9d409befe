"""What the server says when it does not do what it was asked: one JSON form for HTTP and for sockets.

The words are in the locale files, here are only statuses, ids and facts.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.responses import Response

from roundhouse.core.message import Message, Problem


class Failure(Exception):
    """A request that is answered with an error."""

    def __init__(
        self,
        status: int,
        message: Message,
        rule: str = "",
        extra: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(status, message.id)
        self.status = status
        self.message = message
        self.rule = rule
        self.extra = dict(extra or {})
        self.headers = dict(headers or {})

    def as_json(self) -> dict[str, object]:
        """The body of the answer.

        >>> Failure(404, Message("server-not-found")).as_json()
        {'error': {'id': 'server-not-found', 'args': {}}}
        """
        rule = {"rule": self.rule} if self.rule else {}
        return {"error": self.message.as_json(), **rule, **self.extra}


def of_problem(problem: Problem) -> Failure:
    """A problem as an answer: 422 unless it says otherwise, with the rule where there is one."""
    extra = {"index": index} if (index := getattr(problem, "index", 0)) else {}
    args = dict(problem.message.args)
    if isinstance(file := args.get("file"), str):
        args["file"] = file.rpartition("/")[2]  # where it lies is nobody's business
    message = Message(problem.message.id, args)
    return Failure(getattr(problem, "status", 422), message, getattr(problem, "rule", ""), extra)


def failed(failure: Failure) -> Response:
    """The answer, which also refuses the handshake of a socket."""
    return Response(
        msgspec.json.encode(failure.as_json()),
        failure.status,
        headers=failure.headers,
        media_type="application/json",
    )


class ErrorAnswer(msgspec.Struct):
    """Why a request was not done, with the number of the rule of the game where there is one."""

    error: Message
    rule: str | msgspec.UnsetType = msgspec.UNSET
