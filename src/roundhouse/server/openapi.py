"""The OpenAPI 3.1 document, made from the declared routes and their types. Nothing in it is written twice by hand.

What the web layer and the guard may answer to any request is added here, so a route declares only answers of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

import roundhouse
from roundhouse.server.failure import ErrorAnswer
from roundhouse.server.guard import SAFE_METHODS
from roundhouse.server.web import JSON, PATTERNS, Media, Route

REF = "#/components/schemas/{name}"

DESCRIPTION = """\
Tables of the house: open one, sit down, play. A person is a guest with a token, which comes as a cookie (browsers) or
is sent as `Authorization: Bearer TOKEN` (scripts).

**Errors** are `{"error": {"id", "args"}}`, with the number of the rule of the game in `rule` where there is one. The
words for an id are in the locale files.

**Numbers.** Every viewer of a table, player or spectator, has a feed of its own: entries 1, 2, 3 …, which only grows at
its end. `seq` and `since` are numbers of that feed.

**Sockets.** `/api/v1/tables/{table}/live?seat=p1&since=N` sends an Update with all entries after N, and again one after
each change that this viewer may notice. It takes `{"do": "act", "key": "...", "seq": N, "actions": [...]}`, in the same
way `done`, `undo` and `answer` (with `"agree"`), and answers each with `{"key": "...", "seq": N}` or with
`{"key": "...", "status": 409, "error": {...}}`. `/api/v1/lobby/live` sends the list of tables that this person may see,
and again after each change. A handshake carries the cookie or the Authorization header like every other request.
"""

PARAMETERS = {
    "table": "the id of a table",
    "seat": "a seat",
    "game": "the name of a game",
    "n": "a number of the feed",
}

ERRORS = {
    400: "The body is no JSON.",
    401: "There is no token, or nobody has it.",
    403: "The request comes from a page of somebody else.",
    404: "There is no such thing, or it is not for this person.",
    408: "The body took too long to arrive.",
    413: "The body is too large.",
    415: "The body is of another type than application/json.",
    421: "The Host is not this server.",
    422: "The request is understood, but cannot be done.",
}


def document(routes: Iterable[Route], cookie: str) -> dict[str, Any]:
    """The document for all of these routes that belong to the API; `cookie` is the name of the token's cookie."""
    listed = [route for route in routes if route.path.startswith("/api/")]
    schemas = _Schemas(listed)
    paths: dict[str, dict[str, Any]] = {}
    names: set[str] = set()
    for route in listed:
        operation = _operation(route, schemas)
        if operation["operationId"] in names:
            raise ValueError(f"two operations are called {operation['operationId']}")
        names.add(operation["operationId"])
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Roundhouse", "version": roundhouse.__version__, "description": DESCRIPTION},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas.components,
            "responses": {f"Error{status}": _error(status) for status in ERRORS},
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": cookie},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


class _Schemas:
    """The schemas of all types that occur, with the shared ones as components."""

    def __init__(self, routes: list[Route]) -> None:
        types = [ErrorAnswer]
        for route in routes:
            found = [route.body, route.query, *route.answers.values()]
            types += [kind for kind in found if kind is not None and not isinstance(kind, Media)]
        schemas, self.components = msgspec.json.schema_components(types, ref_template=REF)
        self.found = list(zip(types, schemas, strict=True))
        self.queries: dict[str, dict[str, Any]] = {}
        for route in routes:
            if route.query is not None:
                name = self.of(route.query)["$ref"].rpartition("/")[2]
                self.queries.setdefault(name, self.components[name])
        for name in self.queries:  # they are told as parameters, not as objects
            del self.components[name]

    def of(self, kind: Any) -> dict[str, Any]:
        return next(schema for known, schema in self.found if known is kind or known == kind)

    def of_query(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        return self.queries[self.of(kind)["$ref"].rpartition("/")[2]]


def _operation(route: Route, schemas: _Schemas) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "security": [*([] if route.needs_person else [{}]), {"cookie": []}, {"bearer": []}],
    }
    parameters = [_path_parameter(name) for name in route.parameters()]
    if route.query is not None:
        parameters += _query_parameters(schemas.of_query(route.query))
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas.of(route.body)}}}
    answers = {status: _answer(status, kind, schemas) for status, kind in route.answers.items()}
    for status in errors(route):
        answers.setdefault(status, {"$ref": f"#/components/responses/Error{status}"})
    operation["responses"] = {str(status): answers[status] for status in sorted(answers)}
    return operation


def errors(route: Route) -> list[int]:
    """What may be answered to a request before its handler sees it, or because it finds something amiss."""
    found = [401, 421, 422]
    if route.parameters():
        found.append(404)
    if route.method not in SAFE_METHODS:
        found += [403, 408, 413]
    if route.body is not None:
        found += [400, 415]
    return found


def _path_parameter(name: str) -> dict[str, Any]:
    schema = {"type": "string", "pattern": f"^({PATTERNS[name]})$"}
    return {"name": name, "in": "path", "required": True, "description": PARAMETERS[name], "schema": schema}


def _query_parameters(schema: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name, given in schema["properties"].items():
        parameter: dict[str, Any] = {"name": name, "in": "query", "required": name in schema["required"]}
        shape = _without_null(given)
        if description := shape.pop("description", ""):
            parameter["description"] = description
        found.append({**parameter, "schema": shape})
    return found


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """What a query can say: a parameter is there or not, but never null."""
    shape = {key: value for key, value in schema.items() if (key, value) != ("default", None)}
    if "anyOf" not in shape:
        return shape
    kinds = [kind for kind in shape.pop("anyOf") if kind != {"type": "null"}]
    return {**shape, **kinds[0]} if len(kinds) == 1 else {**shape, "anyOf": kinds}


def _answer(status: int, kind: Any, schemas: _Schemas) -> dict[str, Any]:
    described: dict[str, Any] = {"description": HTTPStatus(status).phrase}
    if isinstance(kind, Media):
        described["content"] = {kind.type.partition(";")[0]: {"schema": {"type": "string"}}}
    elif kind is not None:
        described["content"] = {JSON: {"schema": schemas.of(kind)}}
    return described


def _error(status: int) -> dict[str, Any]:
    content = {JSON: {"schema": {"$ref": REF.format(name="ErrorAnswer")}}}
    headers = {"headers": {"WWW-Authenticate": {"required": True, "schema": {"const": "Bearer"}}}}
    return {"description": ERRORS[status], **(headers if status == 401 else {}), "content": content}
