#!/bin/sh
# An opponent without any library: it makes the first legal move. Every message is one line of
# compact JSON with its type, then its number, then the legal moves: enough to be cut apart.
#
# trailboss play second-edition --opponent external:examples/bots/first_move.sh

while IFS= read -r line; do
    case $line in
    '{"type":"hello",'*)
        echo '{"protocol":1,"want":[]}'
        ;;
    '{"type":"decision",'*)
        number=${line#*'"number":'}
        code=${line#*'"code":'}
        echo "{\"number\":${number%%,*},\"code\":${code%%,*}}"
        ;;
    esac
done
