import { content, type EncounterId, gauntletOfFools, type View } from '@tavolo/gauntlet-of-fools';
import { begin, isRefusal, seat } from '@tavolo/kernel';
import { describe, expect, test } from 'vitest';
import { onStage } from '../../games/gauntlet-of-fools/gauntlet/faced.ts';

const [ogre, wolf, cache] = [card('ogre'), card('wolf'), card('cache')];

describe('the stage of somebody who has looked at the deck', () => {
  test('shows the cards in the middle while they are decided about', () => {
    const { middle, isSecret, next } = onStage(tableWith({ known: [wolf, cache] }));
    expect(middle.map((faced) => faced.card)).toEqual([wolf, cache]);
    expect([isSecret, next]).toEqual([true, []]);
  });

  test('keeps what is fought in the middle, and the next card beside the deck', () => {
    const faced = { card: ogre, modifiers: [] };
    const seen = onStage(tableWith({ known: [wolf], encounters: [faced] }));
    expect(seen).toEqual({ middle: [faced], isSecret: false, next: [wolf] });
  });
});

test('without a look at the deck, the stage shows what is fought and nothing else', () => {
  const faced = { card: ogre, modifiers: [] };
  expect(onStage(tableWith({ encounters: [faced] }))).toEqual({ middle: [faced], isSecret: false, next: [] });
});

function tableWith(changes: Partial<View>): View {
  const ana = seat('Ana');
  const match = begin(gauntletOfFools, { seats: [ana, seat('Bruno')], options: {}, seed: 'stage' });
  if (isRefusal(match)) throw new Error(match.refused);
  return { ...match.view(ana), ...changes };
}

function card(id: string): EncounterId {
  const found = [...content.encounters.keys()].find((known) => known === id);
  if (found === undefined) throw new Error(`there is no ${id} in the box`);
  return found;
}
