import type { Tone } from '@tavolo/language';
import type { Note } from '@tavolo/protocol';
import { memo } from 'react';
import type { IconName } from '../../look/icon-names.ts';
import { Icon } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import type { AtTableValue } from '../at-table.ts';
import { calledThen } from '../players.ts';
import { LinkToRule } from '../rule-link.tsx';

/** How a line feels, beside its colour. */
const signs: { readonly [T in Tone]: IconName | null } = {
  heading: null,
  plain: null,
  good: 'plus',
  bad: 'minus',
  quiet: null,
};

type FactLineProps = Pick<AtTableValue, 'openDrawer'> & {
  readonly says: string;
  readonly tone: Tone;
  readonly rule: string;
  readonly game: string;
};

/** A fact of the match, with the rule it follows. It is drawn once, however much happens after it. */
export const FactLine = memo(({ says, tone, rule, game, openDrawer }: FactLineProps) => {
  const { log } = useText();
  const sign = signs[tone];
  if (tone === 'heading') return <h3 className="log-heading">{says}</h3>;
  return (
    <p className="log-line" data-tone={tone}>
      <span className="log-sign">{sign === null ? null : <Icon name={sign} />}</span>
      <span>
        {tone === 'good' || tone === 'bad' ? <span className="unseen">{log.tones[tone]}: </span> : null}
        {says}
        {'\u00a0'}
        <LinkToRule game={game} rule={rule} openDrawer={openDrawer} tabIndex={-1}>
          <span aria-hidden="true">§</span>
          <span className="unseen">{log.rule(rule)}</span>
        </LinkToRule>
      </span>
    </p>
  );
});

type NoteLineProps = Pick<AtTableValue, 'player'> & { readonly note: Note };

/** Something that happened at the table. */
export const NoteLine = memo(({ note, player }: NoteLineProps) => {
  const { log, common } = useText();
  const now = note.seat === null ? '' : player(note.seat).name;
  const name = note.name === null ? now : calledThen(now, note.name);
  const strength = note.bot === null ? '' : common.bots[note.bot];
  return (
    <p className="log-line" data-tone="note">
      <span className="log-sign" />
      <span>{log.notes[note.is](name, strength)}</span>
    </p>
  );
});
