import { runCommand } from '@chuli/command';
import { KINDS, begin } from '@chuli/new';

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

await runCommand({
  name: 'new',
  summary: [
    'Writes the smallest whole example of a kind, with its line in every list, to be filled in from there:',
    ...Object.entries(KINDS).map(([name, { form, about }]) => `  ${`${name} ${form}`.padEnd(30)} ${about}`),
  ].join('\n'),
  words: `<${Object.keys(KINDS).join('|')}> <name>`,
  options: {
    folder: {
      type: 'string',
      help: 'where it is filed: the folder of an indicator or of a table’s functions',
    },
    nepali: { type: 'string', help: 'the Nepali of its title', default: 'अनुवाद हुन बाँकी' },
  },
  run: async ({ folder, nepali }, [kindName = '', name]) => {
    const kind = KINDS[kindName];
    if (kind === undefined) throw new Error(`Which kind? ${Object.keys(KINDS).join(', ')}`);
    if (name === undefined) throw new Error(`Which name? npm run new -- ${kindName} ${kind.form}`);
    const { changes, next } = await begin(kind, name, { folder, nepali });
    for (const { path, isNew, lines } of changes)
      console.log(`${isNew ? 'written' : 'changed'}  ${path}  +${lines}`);
    const written = changes.filter(({ isNew }) => isNew).length;
    const lines = changes.reduce((sum, change) => sum + change.lines, 0);
    const files = `${count(written, 'file')} written, ${changes.length - written} changed`;
    console.log(`new ${kindName} ${name}: ${files}, ${count(lines, 'line')}`);
    for (const line of next) console.log(`next: ${line}`);
  },
});
