/** A process that appends to a table without end, and says how many entries were confirmed. Made to be killed. */
import { openDataFolder } from '../../storage/sqlite/data-folder.ts';
import { answered, entryOpening, person, summaryOf, tableId } from './sample-tables.ts';

const { tables } = openDataFolder(process.argv[2] ?? '');
const tavern = tableId('tavern');
const stored = await tables.load(tavern);
if (stored === 'unknown') await tables.open([entryOpening(tavern, person('ana'))], summaryOf(tavern));
for (let length = stored === 'unknown' ? 1 : stored.entries.length; ; length += 3) {
  // Three of one turn: they are confirmed together, and never in part.
  await Promise.all(
    [0, 1, 2].map((more) =>
      tables.append(tavern, length + more, [answered(`${length + more}`)], summaryOf(tavern)),
    ),
  );
  process.stdout.write(`${length + 3}\n`);
}
