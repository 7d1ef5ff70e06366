import { isRefused } from '@tavolo/protocol';
import { Button } from '../../parts/button.tsx';
import { Explanation } from '../../parts/explanation.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';

/** Saves the whole match as a file once it is over; before, says why not yet. */
export function SaveRecord({ isOver }: { readonly isOver: boolean }) {
  const { replay: text } = useText();
  const { session, table } = useTable();
  if (!isOver)
    return (
      <Explanation label={text.saveFile} className="replay-not-yet" content={() => <p>{text.fileNotYet}</p>}>
        <Icon name="save" /> {text.saveFile}
      </Explanation>
    );
  const save = async () => {
    const outcome = await session.wish({ is: 'record' });
    if (!isRefused(outcome) && outcome.is === 'record')
      download(outcome.record, `${table.game}-${dayOf(table.opened)}.json`);
  };
  return (
    <Button icon="save" onClick={() => void save()}>
      {text.saveFile}
    </Button>
  );
}

/** The day as file names sort by it, where whoever saves the file lives. */
function dayOf(when: number): string {
  const date = new Date(when);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

function download(record: object, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
