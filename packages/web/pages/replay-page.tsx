import { isRefused, type RefusalName } from '@tavolo/protocol';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { Page } from '../app/page.tsx';
import { openRecord } from '../host/local-tables.ts';
import type { ToldRecord } from '../host/told-record.ts';
import { Icon } from '../parts/icon.tsx';
import { StoryView } from '../table/replay/story-view.tsx';
import { useText } from '../text/use-text.ts';
import './replay-page.css';

/** A replay from a file: chosen, dropped, and played again in this browser. */
export function ReplayPage() {
  const [record, setRecord] = useState<ToldRecord | null>(null);
  return record === null ? (
    <ChooseFile onRecord={setRecord} />
  ) : (
    <StoryView record={record} onClose={() => setRecord(null)} />
  );
}

function ChooseFile({ onRecord }: { readonly onRecord: (record: ToldRecord) => void }) {
  const { replayFile: text, refusals } = useText();
  const [refused, setRefused] = useState<RefusalName | 'unreadable' | null>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const record = await readJson(file);
    if (record === undefined) return setRefused('unreadable');
    const told = await openRecord(record);
    if (isRefused(told)) setRefused(told.refused);
    else onRecord(told);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <Page title={text.title}>
      <div className="reading">
        <h1>{text.title}</h1>
        <p>{text.says}</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first */}
        <div className="replay-drop" onDragOver={(event) => event.preventDefault()} onDrop={dropped}>
          <Icon name="scroll" />
          <label className="button" data-weight="main">
            <input
              type="file"
              accept="application/json,.json"
              onChange={(event: ChangeEvent<HTMLInputElement>) => void read(event.target.files?.[0])}
            />
            {text.choose}
          </label>
          <p>{text.drop}</p>
        </div>
        {refused === null ? null : (
          <p role="alert">{refused === 'unreadable' ? text.unreadable : refusals[refused]}</p>
        )}
      </div>
    </Page>
  );
}

/** What a file holds; `undefined` when that is no data. */
async function readJson(file: File): Promise<unknown> {
  try {
    const data: unknown = JSON.parse(await file.text());
    return data;
  } catch {
    return undefined;
  }
}
