"""Stands in for NumPy in the browser: as much of it as the networks use, over typed arrays.

Pyodide's NumPy cannot be had from PyPI, and is larger than all of Trailboss. What is done number by
number is done in JavaScript (web/demo/arrays.ts); here are shapes and indices, of one or two
dimensions. Names and meaning are NumPy's.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from types import EllipsisType
from typing import Any

FLOAT, INT, BYTE, SIGNED = "f", "i", "u", "s"
FILE_KINDS = {"i1": "I8", "<f2": "F16", "<f4": "F32"}  # numbers as they lie in a network's file

js: Any = None  # arrays.ts


class Kind(str):
    """A kind of numbers; called, it makes one of a number."""

    def __call__(self, value: float) -> float:
        return value


float32, int32, int64, uint8, bool_ = map(Kind, (FLOAT, INT, INT, BYTE, BYTE))


def install(kernels: Any) -> None:
    """Be `numpy` from now on."""
    global js
    js = kernels
    sys.modules["numpy"] = sys.modules[__name__]


class ndarray:  # noqa: N801  it goes by the name of what it stands for
    __slots__ = ("data", "kind", "shape")

    def __init__(self, data: Any, shape: tuple[int, ...], kind: str) -> None:
        self.data = data
        self.shape = shape
        self.kind = kind

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.data.to_py().tolist())

    def __float__(self) -> float:
        return float(js.at(self.data, 0))

    @property
    def dtype(self) -> str:
        return self.kind

    @property
    def size(self) -> int:
        found = 1
        for length in self.shape:
            found *= length
        return found

    @property
    def columns(self) -> int:
        return self.shape[1] if len(self.shape) == 2 else 1

    @property
    def T(self) -> Turned:  # noqa: N802
        return Turned(self)

    # Shapes and kinds ---------------------------------------------------------------------------

    def reshape(self, *shape: Any) -> ndarray:
        wanted = tuple(shape[0]) if len(shape) == 1 and not isinstance(shape[0], int) else shape
        return ndarray(self.data, wanted, self.kind)

    def astype(self, kind: Any) -> ndarray:
        return ndarray(js.converted(kind_of(kind), self.data), self.shape, kind_of(kind))

    def copy(self) -> ndarray:
        return ndarray(js.copied(self.data), self.shape, self.kind)

    # Parts --------------------------------------------------------------------------------------

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            return self.part(*index)
        if isinstance(index, int):
            if len(self.shape) == 1:
                return js.at(self.data, index % self.shape[0])
            index %= self.shape[0]
            row = js.piece(self.data, index * self.columns, (index + 1) * self.columns)
            return ndarray(row, self.shape[1:], self.kind)
        if isinstance(index, slice):
            first, last, _ = index.indices(self.shape[0])
            last = max(first, last)
            piece = js.piece(self.data, first * self.columns, last * self.columns)
            return ndarray(piece, (last - first, *self.shape[1:]), self.kind)
        places = self.places(index)
        found = js.rowsAt(self.data, self.columns, places.data)
        return ndarray(found, (*places.shape, *self.shape[1:]), self.kind)

    def places(self, index: Any) -> ndarray:
        """Where a mask is true, or the indices themselves."""
        if isinstance(index, ndarray) and index.kind == BYTE and index.shape == self.shape[:1]:
            found = js.placesOf(index.data)
            return ndarray(found, (found.length,), INT)
        return array(index, INT)

    def part(self, first: Any, second: Any) -> Any:
        if second is None:  # [:, None]
            return ndarray(self.data, (*self.shape, 1), self.kind)
        if isinstance(first, EllipsisType):
            if len(self.shape) == 1:
                return self[second]
            assert isinstance(second, int)
            return ndarray(js.every(self.data, second, self.columns), self.shape[:1], self.kind)
        rows, places = array(first, INT), array(second, INT)
        found = js.pairsAt(self.data, self.columns, rows.data, places.data)
        return ndarray(found, rows.shape, self.kind)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, tuple):
            self.put(index[0], index[1], value)
        elif isinstance(index, int):
            if isinstance(value, ndarray):
                js.paste(self.data, index * self.columns, value.data)
            else:
                js.put(self.data, index, value)
        elif isinstance(index, ndarray) and index.shape == self.shape and index.kind == BYTE:
            places = js.placesOf(index.data)
            js.putRows(self.data, 1, places, array(value, self.kind).data, False)
        else:
            given = array(value, self.kind)
            whole = given.size > 1
            js.putRows(self.data, self.columns, self.places(index).data, given.data, whole)

    def put(self, first: Any, second: Any, value: Any) -> None:
        if isinstance(first, EllipsisType):
            width = self.shape[-1]
            for row in range(self.size // width):
                if isinstance(second, slice):
                    start, stop, _ = second.indices(width)
                    js.paste(
                        self.data,
                        row * width + start,
                        value[row].data if value.shape[1:] else value.data,
                    )
                    assert stop > start
                else:
                    new = value if isinstance(value, int | float) else value[row]
                    js.put(self.data, row * width + second, new)
        elif isinstance(second, slice):
            start, stop, _ = second.indices(self.columns)
            base = first * self.columns
            if isinstance(value, int | float):
                js.fill(self.data, value, base + start, base + stop)
            else:
                js.paste(self.data, base + start, array(value, self.kind).data)
        else:
            rows = array(first, INT)
            columns = array([second] * len(rows) if isinstance(second, int) else second, INT)
            js.putPairs(self.data, self.columns, rows.data, columns.data, value)

    # Reckoning ----------------------------------------------------------------------------------

    def with_other(self, op: str, other: Any, turned: bool = False, kind: str = "") -> ndarray:
        b = other if isinstance(other, ndarray) else array([other], FLOAT).reshape(())
        one, two = (b, self) if turned else (self, b)
        shape = one.shape if len(one.shape) > len(two.shape) else two.shape
        if len(one.shape) == len(two.shape):
            shape = tuple(max(x, y) for x, y in zip(one.shape, two.shape, strict=True))
        rows, columns = shape if len(shape) == 2 else (1, shape[0] if shape else 1)
        if not kind:
            whole = one.kind != FLOAT and (two.kind != FLOAT or isinstance(other, int))
            kind = INT if whole and op != "/" else FLOAT
        found = js.binary(op, kind, rows, columns, one.data, *strides(one), two.data, *strides(two))
        return ndarray(found, shape, kind)

    def __add__(self, other: Any) -> ndarray:
        return self.with_other("+", other)

    __radd__ = __add__

    def __sub__(self, other: Any) -> ndarray:
        return self.with_other("-", other)

    def __rsub__(self, other: Any) -> ndarray:
        return self.with_other("-", other, turned=True)

    def __mul__(self, other: Any) -> ndarray:
        return self.with_other("*", other)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> ndarray:
        return self.with_other("/", other)

    def __rtruediv__(self, other: Any) -> ndarray:
        return self.with_other("/", other, turned=True)

    def __neg__(self) -> ndarray:
        return ndarray(js.mapped("minus", self.data), self.shape, FLOAT)

    def __iadd__(self, other: Any) -> ndarray:
        return self.become(self + other)

    def __isub__(self, other: Any) -> ndarray:
        return self.become(self - other)

    def __imul__(self, other: Any) -> ndarray:
        return self.become(self * other)

    def become(self, other: ndarray) -> ndarray:
        """In place: others may share the numbers."""
        js.paste(self.data, 0, other.data)
        return self

    def __lt__(self, other: Any) -> ndarray:
        return self.with_other("<", other, kind=BYTE)

    def __gt__(self, other: Any) -> ndarray:
        return self.with_other(">", other, kind=BYTE)

    def __ge__(self, other: Any) -> ndarray:
        return self.with_other(">=", other, kind=BYTE)

    def __eq__(self, other: Any) -> ndarray:  # type: ignore[override]
        return self.with_other("==", other, kind=BYTE)

    def __ne__(self, other: Any) -> ndarray:  # type: ignore[override]
        return self.with_other("!=", other, kind=BYTE)

    __hash__ = None  # type: ignore[assignment]

    def __matmul__(self, other: Any) -> ndarray:
        turned = isinstance(other, Turned)
        b: ndarray = other.base if turned else other
        rows = self.shape[0] if len(self.shape) == 2 else 1
        inner = self.shape[-1]
        columns = b.size // inner
        found = js.product(self.data, rows, inner, b.data, columns, turned)
        shape = (*self.shape[:-1], *((columns,) if len(b.shape) == 2 else ()))
        return ndarray(found, shape, FLOAT)

    # All of it ----------------------------------------------------------------------------------

    def sum(self, axis: int | None = None) -> Any:
        if axis is None or len(self.shape) == 1:
            return js.total(self.data)
        rows, columns = self.shape
        return ndarray(
            js.sums(self.data, rows, columns, axis), (columns if axis == 0 else rows,), FLOAT
        )

    def mean(self, axis: int, dtype: Any = None, keepdims: bool = False) -> ndarray:
        width = self.shape[-1]
        rows = self.size // width
        means = ndarray(js.sums(self.data, rows, width, 1), (rows,), FLOAT) * (1.0 / width)
        return means.reshape((*self.shape[:-1], 1) if keepdims else self.shape[:-1])

    def max(self) -> Any:
        return js.at(self.data, self.argmax())

    def argmax(self) -> int:
        return int(js.largest(self.data))

    def any(self) -> bool:
        return bool(js.total(self.data))

    def tolist(self) -> list[Any]:
        return list(self)


class Turned:
    """Rows for columns, to multiply with."""

    def __init__(self, base: ndarray) -> None:
        self.base = base


def strides(a: ndarray) -> tuple[int, int]:
    """How far the next row and the next column are; 0 where the same stands for all."""
    if len(a.shape) == 2:
        return (0 if a.shape[0] == 1 else a.shape[1], 0 if a.shape[1] == 1 else 1)
    return (0, 1 if a.shape and a.shape[0] > 1 else 0)


def kind_of(dtype: Any) -> str:
    return BYTE if dtype is bool else str(dtype)


def dtype(name: str) -> str:
    return FILE_KINDS[name]


def flat(numbers: Iterable[Any]) -> list[Any]:
    return [number for row in numbers for number in row]


def array(numbers: Any, kind: Any = FLOAT) -> ndarray:
    if isinstance(numbers, ndarray):
        same = numbers.kind == kind or (kind == INT and numbers.kind == BYTE)
        return numbers if same else numbers.astype(kind)
    if isinstance(numbers, int | float):
        numbers = [numbers]
    shape: tuple[int, ...] = (len(numbers),)
    if shape[0] and isinstance(numbers[0], list | tuple):
        shape = (shape[0], len(numbers[0]))
        numbers = flat(numbers)
    return ndarray(js.listed(kind_of(kind), plain(numbers)), shape, kind_of(kind))


def plain(numbers: Any) -> Any:
    """As JavaScript can read it."""
    from pyodide.ffi import to_js  # type: ignore[import-not-found]

    return to_js(list(numbers))


def frombuffer(data: bytes, kind: str) -> ndarray:
    from pyodide.ffi import to_js

    found = js.read(to_js(data), kind)
    made = FLOAT if kind[0] == "F" else SIGNED if kind == "I8" else BYTE
    return ndarray(found, (found.length,), made)


def full(shape: Any, value: Any, kind: Any = FLOAT) -> ndarray:
    wanted = (shape,) if isinstance(shape, int) else tuple(shape)
    size = 1
    for length in wanted:
        size *= length
    return ndarray(js.make(kind_of(kind), size, value), wanted, kind_of(kind))


def zeros(shape: Any, kind: Any = FLOAT) -> ndarray:
    return full(shape, 0, kind)


empty = zeros


def arange(count: int) -> ndarray:
    return array(range(count), INT)


def concatenate(parts: list[ndarray]) -> ndarray:
    data = js.joined(parts[0].kind, plain(part.data for part in parts))
    length = sum(len(part) for part in parts)
    return ndarray(data, (length, *parts[0].shape[1:]), parts[0].kind)


def append(first: ndarray, value: Any) -> ndarray:
    return concatenate([first, array([value], first.kind)])


def nonzero(mask: ndarray) -> tuple[ndarray]:
    found = js.placesOf(mask.data)
    return (ndarray(found, (found.length,), INT),)


def unique(numbers: ndarray) -> ndarray:
    found = js.unique(numbers.data)
    return ndarray(found, (found.length,), INT)


def where(mask: ndarray, one: Any, other: Any) -> ndarray:
    return ndarray(js.chosen(mask.data, array(one).data, array(other).data), mask.shape, FLOAT)


def maximum(one: ndarray, other: Any) -> ndarray:
    return one.with_other("max", other)


def exp(x: Any) -> Any:
    return applied("exp", x)


def log(x: Any) -> Any:
    return applied("log", x)


def sqrt(x: Any) -> Any:
    return applied("sqrt", x)


def applied(name: str, x: Any) -> Any:
    if isinstance(x, ndarray):
        return ndarray(js.mapped(name, x.data), x.shape, FLOAT)
    return js.at(js.mapped(name, array([x]).data), 0)
