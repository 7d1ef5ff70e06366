import { type Content, type Fact, toneOf } from '@tavolo/gloomhaven';
import type { Tone } from '@tavolo/language';
import type { MonsterId } from './game.ts';

/**
 * How a fact feels to the party. What hurts or heals a monster has no sign: a minus before its damage would say that it is
 * bad, and a plus that it was healed.
 */
export function toneFor(box: Pick<Content, 'monsters'>, fact: Fact): Tone {
  const tone = toneOf(fact);
  if (fact.is !== 'suffered' && fact.is !== 'healed' && fact.is !== 'trap-sprung') return tone;
  return isMonster(box, fact.figure) ? 'plain' : tone;
}

/** A monster's figure is named after its kind, and mostly numbered. */
const isMonster = ({ monsters }: Pick<Content, 'monsters'>, id: string): boolean =>
  monsters.has(id as MonsterId) || monsters.has(id.replace(/-\d+$/, '') as MonsterId); // any text can be asked for
