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
#define KEY_BITS 12
#define LOWEST -64
#define BEYOND ((1 << KEY_BITS) + LOWEST)
#define MOST_IN_KEY 5
#define MOST_PILES 8

_Static_assert(sizeof(PyObject *) <= sizeof(long long), "a pointer is kept in the place of a number");

/* Most numbers are 0, which is one object: it is known without being looked at. */
static PyObject *zero;

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

/* The arguments of a function that takes at least so many, or just so many. */
static int
check_count(const char *name, Py_ssize_t given, Py_ssize_t wanted, int more)
{
    if (given == wanted || (more && given > wanted)) {
        return 0;
    }
    PyErr_Format(PyExc_TypeError, "%s() takes %s%zd arguments, not %zd", name,
                 more ? "at least " : "", wanted, given);
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

/* A place or a length: a whole number that fits. */
static int
read_place(PyObject *item, Py_ssize_t *place)
{
    *place = PyLong_AsSsize_t(item);
    return *place == -1 && PyErr_Occurred() ? -1 : 0;
}

/* The bytes of a buffer from a place on, to be released; NULL where they are not there. */
static unsigned char *
take_room(PyObject *buffer, PyObject *at, Py_ssize_t size, Py_buffer *view)
{
    Py_ssize_t begin;
    if (read_place(at, &begin) < 0 || PyObject_GetBuffer(buffer, view, PyBUF_WRITABLE) < 0) {
        return NULL;
    }
    if (begin < 0 || size < 0 || begin > view->len || size > view->len - begin) {
        PyErr_Format(PyExc_ValueError, "%zd bytes from %zd on are not in a buffer of %zd", size,
                     begin, view->len);
        PyBuffer_Release(view);
        return NULL;
    }
    return (unsigned char *)view->buf + begin;
}

/* Small numbers are one object each for as long as Python runs, so that lists of them are compared
   by their pointers, many at once. What else is in a list is kept as no object at all: it is never
   what it was. */
static int
keep_list(PyObject **kept, PyObject **items, Py_ssize_t length)
{
    for (Py_ssize_t place = 0; place < length; place++) {
        long long number;
        if (items[place] == zero) {
            kept[place] = zero;
            continue;
        }
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
    if (check_count("changes", count, 1, 1) < 0) {
        return NULL;
    }
    PyObject *memory = args[0];
    if (!PyByteArray_Check(memory)) {
        PyErr_SetString(PyExc_TypeError, "changes() keeps numbers in a bytearray");
        return NULL;
    }
    PyObject *const *parts = args + 1;
    Py_ssize_t part_count = count - 1;
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

/* How many bytes the parts take. */
static Py_ssize_t
flat_size(PyObject *const *parts, Py_ssize_t part_count)
{
    Py_ssize_t size = 0;
    for (Py_ssize_t at = 0; at < part_count; at++) {
        PyObject *part = parts[at];
        size += PyBytes_Check(part) ? PyBytes_GET_SIZE(part)
                : PyList_Check(part) ? PyList_GET_SIZE(part) : 1;
    }
    return size;
}

static int
write_flat(unsigned char *out, PyObject *const *parts, Py_ssize_t part_count)
{
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
                return -1;
            }
        }
    }
    return 0;
}

static PyObject *
flat(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    PyObject *made = PyBytes_FromStringAndSize(NULL, flat_size(args, count));
    if (made != NULL && write_flat((unsigned char *)PyBytes_AS_STRING(made), args, count) < 0) {
        Py_CLEAR(made);
    }
    return made;
}

static PyObject *
put(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    Py_ssize_t size;
    if (check_count("put", count, 4, 0) < 0 || read_place(args[2], &size) < 0
        || check_list("put", args[3]) < 0) {
        return NULL;
    }
    PyObject **parts = PySequence_Fast_ITEMS(args[3]);
    Py_ssize_t part_count = PySequence_Fast_GET_SIZE(args[3]);
    Py_ssize_t needed = flat_size(parts, part_count);
    if (needed > size) {
        PyErr_SetString(PyExc_ValueError, "put() got more numbers than there is room for");
        return NULL;
    }
    unsigned char *out = take_room(args[0], args[1], size, &view);
    if (out == NULL) {
        return NULL;
    }
    int failed = write_flat(out, parts, part_count);
    memset(out + needed, 0, size - needed);
    PyBuffer_Release(&view);
    if (failed) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static int
write_marks(char *out, Py_ssize_t size, PyObject *places, PyObject *codes)
{
    PyObject **place_items = PySequence_Fast_ITEMS(places);
    Py_ssize_t place_count = PySequence_Fast_GET_SIZE(places);
    PyObject **code_items = PySequence_Fast_ITEMS(codes);
    Py_ssize_t code_count = PySequence_Fast_GET_SIZE(codes);
    memset(out, 0, size);
    for (Py_ssize_t at = 0; at < code_count; at++) {
        long long code, place;
        if (read_number(code_items[at], &code) < 0) {
            return -1;
        }
        if (code < 0 || code >= place_count) {
            PyErr_SetString(PyExc_IndexError, "put_marks() got a code that has no place");
            return -1;
        }
        if (read_number(place_items[code], &place) < 0) {
            return -1;
        }
        if (place < 0 || place >= size) {
            PyErr_SetString(PyExc_IndexError, "put_marks() got a place that is not there");
            return -1;
        }
        out[place] = 1;
    }
    return 0;
}

static PyObject *
put_marks(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    Py_ssize_t size;
    if (check_count("put_marks", count, 5, 0) < 0 || read_place(args[2], &size) < 0
        || check_list("put_marks", args[3]) < 0 || check_list("put_marks", args[4]) < 0) {
        return NULL;
    }
    unsigned char *out = take_room(args[0], args[1], size, &view);
    if (out == NULL) {
        return NULL;
    }
    int failed = write_marks((char *)out, size, args[3], args[4]);
    PyBuffer_Release(&view);
    if (failed) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *
put_words(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    if (check_count("put_words", count, 2, 1) < 0) {
        return NULL;
    }
    Py_ssize_t size = 0;
    for (Py_ssize_t at = 2; at < count; at++) {
        size += PyList_Check(args[at]) ? PyList_GET_SIZE(args[at]) : 1;
    }
    unsigned char *out = take_room(args[0], args[1], 2 * size, &view);
    if (out == NULL) {
        return NULL;
    }
    for (Py_ssize_t at = 2; at < count; at++) {
        PyObject *part = args[at];
        PyObject **items = &part;
        Py_ssize_t length = 1;
        if (PyList_Check(part)) {
            items = PySequence_Fast_ITEMS(part);
            length = PyList_GET_SIZE(part);
        }
        for (Py_ssize_t place = 0; place < length; place++) {
            long long number;
            if (read_number(items[place], &number) < 0) {
                PyBuffer_Release(&view);
                return NULL;
            }
            *out++ = (unsigned char)(number & 255);
            *out++ = (unsigned char)(number >> 8 & 255);
        }
    }
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

static PyObject *
sums(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    PyObject **piles[MOST_PILES];
    Py_ssize_t first, last;
    if (check_count("sums", count, 3, 1) < 0 || read_place(args[0], &first) < 0
        || read_place(args[1], &last) < 0) {
        return NULL;
    }
    Py_ssize_t pile_count = count - 2;
    if (pile_count > MOST_PILES) {
        PyErr_SetString(PyExc_ValueError, "sums() takes up to 8 piles");
        return NULL;
    }
    for (Py_ssize_t at = 0; at < pile_count; at++) {
        PyObject *pile = args[2 + at];
        if (check_list("sums", pile) < 0) {
            return NULL;
        }
        if (first < 0 || first > last || last > PySequence_Fast_GET_SIZE(pile)) {
            PyErr_SetString(PyExc_IndexError, "sums() got places that are not there");
            return NULL;
        }
        piles[at] = PySequence_Fast_ITEMS(pile);
    }
    PyObject *made = PyBytes_FromStringAndSize(NULL, last - first);
    if (made == NULL) {
        return NULL;
    }
    unsigned char *out = (unsigned char *)PyBytes_AS_STRING(made);
    for (Py_ssize_t place = first; place < last; place++) {
        long long sum = 0, number;
        for (Py_ssize_t at = 0; at < pile_count; at++) {
            PyObject *item = piles[at][place];
            if (item == zero) {
                continue;
            }
            if (read_number(item, &number) < 0) {
                Py_DECREF(made);
                return NULL;
            }
            /* Far from overflow, and far above a byte. */
            sum += number > INT32_MAX ? INT32_MAX : number < INT32_MIN ? INT32_MIN : number;
        }
        *out++ = (unsigned char)(sum < 0 ? 0 : sum > 255 ? 255 : sum);
    }
    return made;
}

static PyObject *
looked_up(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (check_count("looked_up", count, 3, 0) < 0 || check_list("looked_up", args[1]) < 0
        || check_list("looked_up", args[2]) < 0) {
        return NULL;
    }
    if (!PyBytes_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "looked_up() needs a table of bytes");
        return NULL;
    }
    const char *table = PyBytes_AS_STRING(args[0]);
    Py_ssize_t table_size = PyBytes_GET_SIZE(args[0]);
    PyObject **places = PySequence_Fast_ITEMS(args[1]);
    Py_ssize_t place_count = PySequence_Fast_GET_SIZE(args[1]);
    PyObject **numbers = PySequence_Fast_ITEMS(args[2]);
    Py_ssize_t number_count = PySequence_Fast_GET_SIZE(args[2]);
    PyObject *made = PyBytes_FromStringAndSize(NULL, place_count);
    if (made == NULL) {
        return NULL;
    }
    char *out = PyBytes_AS_STRING(made);
    for (Py_ssize_t at = 0; at < place_count; at++) {
        long long place, number;
        if (read_number(places[at], &place) < 0) {
            goto failed;
        }
        if (place < 0) {
            out[at] = 0;
            continue;
        }
        if (place >= number_count) {
            PyErr_SetString(PyExc_IndexError, "looked_up() got a place that is not there");
            goto failed;
        }
        if (read_number(numbers[place], &number) < 0) {
            goto failed;
        }
        if (number < 0 || number >= table_size) {
            PyErr_SetString(PyExc_IndexError, "looked_up() got a number that is not in the table");
            goto failed;
        }
        out[at] = table[number];
    }
    return made;
failed:
    Py_DECREF(made);
    return NULL;
}

static PyObject *
key(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_ssize_t at, size;
    if (check_count("key", count, 3, 0) < 0 || check_list("key", args[0]) < 0
        || read_place(args[1], &at) < 0 || read_place(args[2], &size) < 0) {
        return NULL;
    }
    if (at < 0) {
        return PyLong_FromLong(0);
    }
    if (size < 0 || size > MOST_IN_KEY || at > PySequence_Fast_GET_SIZE(args[0]) - size) {
        PyErr_SetString(PyExc_IndexError, "key() got places that are not there");
        return NULL;
    }
    PyObject **items = PySequence_Fast_ITEMS(args[0]) + at;
    long long found = 1;
    for (Py_ssize_t place = 0; place < size; place++) {
        long long number;
        if (read_number(items[place], &number) < 0) {
            return NULL;
        }
        if (number < LOWEST || number >= BEYOND) {
            return PyLong_FromLong(-1);
        }
        found = found << KEY_BITS | (number - LOWEST);
    }
    return PyLong_FromLongLong(found);
}

#define FAST(name) {#name, (PyCFunction)(void (*)(void))name, METH_FASTCALL, NULL}

static PyMethodDef functions[] = {
    FAST(changes),   FAST(flat),      FAST(key),  FAST(looked_up),       FAST(put),
    FAST(put_marks), FAST(put_words), FAST(sums), {NULL, NULL, 0, NULL},
};

static struct PyModuleDef packing = {
    PyModuleDef_HEAD_INIT, "trailboss.core._packing", NULL, 0, functions, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC
PyInit__packing(void)
{
    zero = PyLong_FromLong(0); /* for as long as Python runs */
    return zero == NULL ? NULL : PyModuleDef_Init(&packing);
}
