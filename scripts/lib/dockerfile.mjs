/** The instructions of a Dockerfile, stage by stage: [{ name, steps: [{ word, text }] }]. */
export function readStages(source) {
  const stages = [];
  const lines = source
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  for (const line of lines) {
    const [, word, text] = /^([A-Z]+)\s+(.*)$/.exec(line);
    if (word === 'FROM') stages.push({ name: / AS (\S+)$/.exec(text)?.[1], steps: [] });
    else stages.at(-1).steps.push({ word, text });
  }
  return stages;
}

/** `CMD ["node", "x"]` as an array. */
export function readExec(text) {
  return JSON.parse(text.slice(text.indexOf('[')));
}

/** The `command` of each service of a compose file, written as a list in one line. */
export function readCommands(source) {
  const found = source.matchAll(/^  (\w+):\n(?:    .*\n)*?    command: (\[.*\])$/gm);
  return Object.fromEntries(
    [...found].map(([, name, list]) => [name, JSON.parse(list.replaceAll("'", '"'))]),
  );
}
