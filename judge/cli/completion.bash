# Completes the words of judge, in zsh by way of bash's own functions. Options and what they take are
# those that --help names. `make install` puts it in place; `judge completion bash` prints it.
_judge() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} judge=${COMP_WORDS[0]} words= files= help
  if [ "$COMP_CWORD" = 1 ]; then
    words="--help --version $("$judge" --help | sed '1,/^Subcommands/d' | awk '{ print $1 }')"
  else
    help=$("$judge" "${COMP_WORDS[1]}" --help 2>/dev/null)
    words=$(printf '%s\n' "$help" | sed -n "s/.*$before [^ ]*{\([^}]*\)}.*/\1/p" | tr , ' ')
    [ "$words" ] || case $word in
    -*) words=$(printf '%s\n' "$help" | grep -oE -- '--[a-z-]+') ;;
    *) words=$("$judge" list --only id 2>/dev/null) files=$(compgen -f -- "$word") ;;
    esac
  fi
  local IFS=$' \t\n'
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  IFS=$'\n'
  COMPREPLY+=($files)
}
complete -o filenames -F _judge judge
