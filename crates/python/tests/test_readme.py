"""Every example of the README runs."""

import pathlib
import re

import pytest

README = (pathlib.Path(__file__).parent.parent / "README.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_example(number: int) -> None:
    code = EXAMPLES[number]
    for module in ("gymnasium", "pettingzoo", "pyspiel"):
        if re.search(rf"import {module}|towpath\.{module}", code):
            pytest.importorskip(module)
    exec(compile(code, f"README example {number + 1}", "exec"), {"__name__": "example"})


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 7
