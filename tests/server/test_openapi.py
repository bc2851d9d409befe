"""The OpenAPI document: valid, complete, and true of what the routes do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

import roundhouse
from roundhouse.server.openapi import document
from roundhouse.server.web import Call, Route
from tests.server import small

DOCUMENT = document(small.ROUTES, "shed_cookie")
COMPONENTS = DOCUMENT["components"]
API_ROUTES = [route for route in small.ROUTES if route.path.startswith("/api/")]


def operation(method: str, path: str) -> dict[str, Any]:
    found: dict[str, Any] = DOCUMENT["paths"][path][method]
    return found


def references(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_the_document_is_valid_openapi_3_1() -> None:
    OPENAPI_31_VALIDATOR.validate(DOCUMENT)
    assert DOCUMENT["openapi"].startswith("3.1.")
    with pytest.raises(jsonschema_rs.ValidationError):  # the validator is no rubber stamp
        OPENAPI_31_VALIDATOR.validate({**DOCUMENT, "info": {"title": "Roundhouse"}})


def test_every_schema_is_valid() -> None:
    assert {"Wagon", "Made", "Seen", "Stale", "ErrorAnswer", "Message"} <= set(COMPONENTS["schemas"])
    for schema in COMPONENTS["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})


def test_every_reference_leads_somewhere() -> None:
    found = set(references(DOCUMENT))
    assert found
    for reference in found:
        part: Any = DOCUMENT
        for key in reference.removeprefix("#/").split("/"):
            part = part[key]


def test_every_route_of_the_api_is_in_it_and_nothing_else() -> None:
    listed = {(method.upper(), path) for path, found in DOCUMENT["paths"].items() for method in found}
    assert listed == {(route.method, route.path) for route in API_ROUTES}
    assert ("GET", "/page") not in listed


def test_operations_have_names_of_their_own_and_summaries() -> None:
    operations = [found for path in DOCUMENT["paths"].values() for found in path.values()]
    assert {each["operationId"] for each in operations} == {route.handler.__name__ for route in API_ROUTES}
    assert [each["summary"] for each in operations if not each["summary"]] == []


def test_two_operations_of_one_name_are_a_defect() -> None:
    async def health(call: Call) -> None: ...

    with pytest.raises(ValueError, match="health"):
        document([*small.ROUTES, Route("GET", "/api/v1/other", health, "Another")], "shed")


def test_the_version_is_ours_and_sockets_are_described() -> None:
    info = DOCUMENT["info"]
    assert info["version"] == roundhouse.__version__
    assert "/api/v1/tables/{table}/live" in info["description"]
    assert "/api/v1/lobby/live" in info["description"]


def test_a_person_is_told_by_cookie_or_token() -> None:
    assert COMPONENTS["securitySchemes"] == {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "shed_cookie"},
        "bearer": {"type": "http", "scheme": "bearer"},
    }
    assert operation("post", "/api/v1/wagons")["security"] == [{"cookie": []}, {"bearer": []}]
    assert operation("get", "/api/v1/health")["security"] == [{}, {"cookie": []}, {"bearer": []}]


def test_a_body_is_required_json_of_its_type() -> None:
    assert operation("post", "/api/v1/wagons")["requestBody"] == {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Wagon"}}},
    }
    wagon = COMPONENTS["schemas"]["Wagon"]
    assert wagon["required"] == ["name"]
    assert wagon["additionalProperties"] is False
    assert wagon["properties"]["axles"] == {"type": "integer", "minimum": 2, "maximum": 12, "default": 2}
    assert "requestBody" not in operation("post", small.TABLE + "/leave")


def test_parameters_have_their_limits_and_are_never_null() -> None:
    assert operation("get", small.TABLE)["parameters"] == [
        {
            "name": "table",
            "in": "path",
            "required": True,
            "description": "the id of a table",
            "schema": {"type": "string", "pattern": "^([A-Za-z0-9_-]{6,32})$"},
        },
        {
            "name": "since",
            "in": "query",
            "required": True,
            "description": "the last number known",
            "schema": {"type": "integer", "minimum": 0, "maximum": 1000},
        },
        {
            "name": "seat",
            "in": "query",
            "required": False,
            "schema": {"type": "string", "maxLength": 2, "pattern": "^p[1-9]$"},
        },
        {"name": "all", "in": "query", "required": False, "schema": {"type": "boolean", "default": False}},
        {"name": "as", "in": "query", "required": False, "schema": {"type": "string"}},
    ]
    assert "Look" not in COMPONENTS["schemas"]


def test_every_answer_is_told_with_its_form() -> None:
    wagons = operation("post", "/api/v1/wagons")["responses"]
    assert wagons["201"] == {
        "description": "Created",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Made"}}},
    }
    assert list(wagons) == ["201", "400", "401", "403", "408", "413", "415", "421", "422"]
    assert wagons["415"] == {"$ref": "#/components/responses/Error415"}
    look = operation("get", small.TABLE)["responses"]
    assert list(look) == ["200", "401", "404", "421", "422"]
    seat = operation("get", small.TABLE + "/seats/{seat}")["responses"]["200"]
    assert seat["content"] == {"text/plain": {"schema": {"type": "string"}}}
    leave = operation("post", small.TABLE + "/leave")["responses"]
    assert "content" not in leave["204"]
    assert operation("post", "/api/v1/stale")["responses"]["409"]["content"] == {
        "application/json": {"schema": {"$ref": "#/components/schemas/Stale"}}
    }


def test_errors_have_the_form_that_is_told() -> None:
    answer = COMPONENTS["responses"]["Error404"]["content"]["application/json"]["schema"]
    form = jsonschema_rs.validator_for({"components": COMPONENTS, **answer})
    app = small.app()
    for response in (
        small.ask(app, "GET", "/nowhere"),
        small.ask(app, "POST", "/api/v1/stale"),
        small.ask(app, "POST", "/api/v1/wagons"),
        small.ask(app, "GET", small.TABLE.replace("{table}", "abcdef") + "?since=x"),
    ):
        form.validate(response.json())
    with pytest.raises(jsonschema_rs.ValidationError):
        form.validate({"error": "nothing here"})


def test_the_document_is_json() -> None:
    assert json.loads(msgspec.json.encode(DOCUMENT)) == DOCUMENT


def test_patterns_are_anchored_at_both_ends() -> None:
    """In JSON Schema a pattern is found anywhere; an alternative must not get around the anchors."""
    seat = Route("GET", "/api/v1/{n}", small.health, "A number", answers={200: None})
    parameters = document([seat], "shed")["paths"]["/api/v1/{n}"]["get"]["parameters"]
    pattern = parameters[0]["schema"]["pattern"]
    assert [text for text in ("0", "10", "01", "1x", "x0", "00") if re.search(pattern, text)] == ["0", "10"]
