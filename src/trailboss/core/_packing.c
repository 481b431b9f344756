/* The functions of core/packing.py, which says what they do and does the same without a compiler.

   Only lists, tuples, bytes and whole numbers are looked at, none of which can run code of its own:
   nothing changes while it is read. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST_PARTS 60
#define SMALLEST -5 /* of the numbers that are one object each */
#define LARGEST 256

_Static_assert(sizeof(PyObject *) <= sizeof(long long), "a pointer is kept in the place of a number");

/* A whole number; what does not fit becomes the largest or the smallest there is. -1 with an error
   where it is none. */
static inline int
read_number(PyObject *item, long long *number)
{
    int over;
    if (!PyLong_Check(item)) {
        PyErr_Format(PyExc_TypeError, "a whole number is needed, not %.100s", Py_TYPE(item)->tp_name);
        return -1;
    }
#if PY_VERSION_HEX >= 0x030C0000
    if (PyUnstable_Long_IsCompact((PyLongObject *)item)) {
        *number = PyUnstable_Long_CompactValue((PyLongObject *)item);
        return 0;
    }
#else
    Py_ssize_t size = Py_SIZE(item);
    if (size >= -1 && size <= 1) {
        *number = size * (long long)((PyLongObject *)item)->ob_digit[0];
        return 0;
    }
#endif
    *number = PyLong_AsLongLongAndOverflow(item, &over);
    if (over) {
        *number = over > 0 ? INT64_MAX : INT64_MIN;
    }
    return 0;
}

static inline int
read_byte(PyObject *item, unsigned char *byte)
{
    long long number;
    if (read_number(item, &number) < 0) {
        return -1;
    }
    *byte = (unsigned char)(number < 0 ? 0 : number > 255 ? 255 : number);
    return 0;
}

static int
check_count(const char *name, Py_ssize_t given, Py_ssize_t wanted)
{
    if (given == wanted) {
        return 0;
    }
    PyErr_Format(PyExc_TypeError, "%s() takes %zd arguments, not %zd", name, wanted, given);
    return -1;
}

static int
check_list(const char *name, PyObject *given)
{
    if (PyList_Check(given) || PyTuple_Check(given)) {
        return 0;
    }
    PyErr_Format(PyExc_TypeError, "%s() needs a list, not %.100s", name, Py_TYPE(given)->tp_name);
    return -1;
}

/* Small numbers are one object each for as long as Python runs, so that lists of them are compared
   by their pointers, many at once. What else is in a list is kept as no object at all: it is never
   what it was. */
static int
keep_list(PyObject **kept, PyObject **items, Py_ssize_t length)
{
    for (Py_ssize_t place = 0; place < length; place++) {
        long long number;
        if (read_number(items[place], &number) < 0) {
            return -1;
        }
        kept[place] = number >= SMALLEST && number <= LARGEST ? items[place] : NULL;
    }
    return 0;
}

static PyObject *
changes(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (check_count("changes", count, 2) < 0 || check_list("changes", args[1]) < 0) {
        return NULL;
    }
    PyObject *memory = args[0];
    if (!PyByteArray_Check(memory)) {
        PyErr_SetString(PyExc_TypeError, "changes() keeps numbers in a bytearray");
        return NULL;
    }
    PyObject **parts = PySequence_Fast_ITEMS(args[1]);
    Py_ssize_t part_count = PySequence_Fast_GET_SIZE(args[1]);
    if (part_count > MOST_PARTS) {
        PyErr_SetString(PyExc_ValueError, "changes() takes up to 60 parts");
        return NULL;
    }
    Py_ssize_t size = 0;
    for (Py_ssize_t at = 0; at < part_count; at++) {
        size += PyList_Check(parts[at]) ? PyList_GET_SIZE(parts[at]) : 1;
    }
    long long found = 0;
    if (PyByteArray_GET_SIZE(memory) != size * (Py_ssize_t)sizeof(long long)) {
        if (PyByteArray_Resize(memory, size * (Py_ssize_t)sizeof(long long)) < 0) {
            return NULL;
        }
        memset(PyByteArray_AS_STRING(memory), 0, size * sizeof(long long));
        found = (1LL << part_count) - 1;
    }
    /* A bytearray that grows from nothing begins at an address that suits any object. */
    char *kept = PyByteArray_AS_STRING(memory);
    for (Py_ssize_t at = 0; at < part_count; at++) {
        PyObject *part = parts[at];
        if (PyList_Check(part)) {
            PyObject **items = PySequence_Fast_ITEMS(part);
            Py_ssize_t length = PyList_GET_SIZE(part);
            if (memcmp(kept, items, length * sizeof(PyObject *)) != 0) {
                if (keep_list((PyObject **)kept, items, length) < 0) {
                    goto failed;
                }
                found |= 1LL << at;
            }
            kept += length * sizeof(long long);
        }
        else {
            long long now, before;
            if (read_number(part, &now) < 0) {
                goto failed;
            }
            if (now == INT64_MAX || now == INT64_MIN) {
                PyErr_SetString(PyExc_OverflowError, "a number is too large to be kept");
                goto failed;
            }
            memcpy(&before, kept, sizeof(now));
            if (now != before) {
                memcpy(kept, &now, sizeof(now));
                found |= 1LL << at;
            }
            kept += sizeof(now);
        }
    }
    return PyLong_FromLongLong(found);
failed:
    PyByteArray_Resize(memory, 0); /* half of it is new: nothing is known any more */
    return NULL;
}

static PyObject *
flat(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (check_count("flat", count, 2) < 0 || check_list("flat", args[0]) < 0) {
        return NULL;
    }
    PyObject **parts = PySequence_Fast_ITEMS(args[0]);
    Py_ssize_t part_count = PySequence_Fast_GET_SIZE(args[0]);
    Py_ssize_t least = PyLong_AsSsize_t(args[1]);
    if (least == -1 && PyErr_Occurred()) {
        return NULL;
    }
    Py_ssize_t size = 0;
    for (Py_ssize_t at = 0; at < part_count; at++) {
        PyObject *part = parts[at];
        size += PyBytes_Check(part) ? PyBytes_GET_SIZE(part)
                : PyList_Check(part) ? PyList_GET_SIZE(part) : 1;
    }
    PyObject *made = PyBytes_FromStringAndSize(NULL, size < least ? least : size);
    if (made == NULL) {
        return NULL;
    }
    unsigned char *out = (unsigned char *)PyBytes_AS_STRING(made);
    for (Py_ssize_t at = 0; at < part_count; at++) {
        PyObject *part = parts[at];
        if (PyBytes_Check(part)) {
            memcpy(out, PyBytes_AS_STRING(part), PyBytes_GET_SIZE(part));
            out += PyBytes_GET_SIZE(part);
            continue;
        }
        PyObject **items = &part;
        Py_ssize_t length = 1;
        if (PyList_Check(part)) {
            items = PySequence_Fast_ITEMS(part);
            length = PyList_GET_SIZE(part);
        }
        for (Py_ssize_t place = 0; place < length; place++) {
            if (read_byte(items[place], out++) < 0) {
                Py_DECREF(made);
                return NULL;
            }
        }
    }
    if (size < least) {
        memset(out, 0, least - size);
    }
    return made;
}

static PyObject *
marks(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (check_count("marks", count, 3) < 0 || check_list("marks", args[1]) < 0
        || check_list("marks", args[2]) < 0) {
        return NULL;
    }
    Py_ssize_t size = PyLong_AsSsize_t(args[0]);
    if (size == -1 && PyErr_Occurred()) {
        return NULL;
    }
    PyObject **places = PySequence_Fast_ITEMS(args[1]);
    Py_ssize_t place_count = PySequence_Fast_GET_SIZE(args[1]);
    PyObject **codes = PySequence_Fast_ITEMS(args[2]);
    Py_ssize_t code_count = PySequence_Fast_GET_SIZE(args[2]);
    PyObject *made = PyBytes_FromStringAndSize(NULL, size);
    if (made == NULL) {
        return NULL;
    }
    char *out = PyBytes_AS_STRING(made);
    memset(out, 0, size);
    for (Py_ssize_t at = 0; at < code_count; at++) {
        long long code, place;
        if (read_number(codes[at], &code) < 0) {
            goto failed;
        }
        if (code < 0 || code >= place_count) {
            PyErr_SetString(PyExc_IndexError, "marks() got a code that has no place");
            goto failed;
        }
        if (read_number(places[code], &place) < 0) {
            goto failed;
        }
        if (place < 0 || place >= size) {
            PyErr_SetString(PyExc_IndexError, "marks() got a place that is not there");
            goto failed;
        }
        out[place] = 1;
    }
    return made;
failed:
    Py_DECREF(made);
    return NULL;
}

static PyObject *
words(PyObject *module, PyObject *numbers)
{
    if (check_list("words", numbers) < 0) {
        return NULL;
    }
    PyObject **items = PySequence_Fast_ITEMS(numbers);
    Py_ssize_t size = PySequence_Fast_GET_SIZE(numbers);
    PyObject *made = PyBytes_FromStringAndSize(NULL, 2 * size);
    if (made == NULL) {
        return NULL;
    }
    unsigned char *out = (unsigned char *)PyBytes_AS_STRING(made);
    for (Py_ssize_t at = 0; at < size; at++) {
        long long number;
        if (read_number(items[at], &number) < 0) {
            Py_DECREF(made);
            return NULL;
        }
        *out++ = (unsigned char)(number & 255);
        *out++ = (unsigned char)(number >> 8 & 255);
    }
    return made;
}

static PyMethodDef functions[] = {
    {"changes", (PyCFunction)(void (*)(void))changes, METH_FASTCALL, NULL},
    {"flat", (PyCFunction)(void (*)(void))flat, METH_FASTCALL, NULL},
    {"marks", (PyCFunction)(void (*)(void))marks, METH_FASTCALL, NULL},
    {"words", words, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef packing = {
    PyModuleDef_HEAD_INIT, "trailboss.core._packing", NULL, 0, functions, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC
PyInit__packing(void)
{
    return PyModuleDef_Init(&packing);
}
