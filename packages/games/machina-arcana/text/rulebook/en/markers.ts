import type { markers as chapter } from '../../../rulebook/markers.ts';

/** Markers, in English. */
export const markers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/markers.1':
    'An explorer marker on a card shows an effect that lasts until the next explorer phase. An explorer with all 3 in use can start no more such effects.',
  'ma/markers.2':
    'Horror markers do the same for effects of horror and return at the start of the horror phase. There are 4. When none is left, the part of an effect that would last does not begin; the rest happens.',
  'ma/markers.3':
    'A marker is part of the cost, and a card may hold several. Some abilities cost a marker although nothing lasts; it merely limits how often they are played.',
  'ma/markers.4':
    'An ability may take a marker off its own card. The effect that the marker showed ends at once, and the marker is free again.',
  'ma/markers.5':
    'If a card with a marker is unequipped, traded or destroyed, its effect ends, and the marker stays spent until the next explorer phase.',
  'ma/markers.6':
    'Effects of events, and of a card that was destroyed as its own cost, need no explorer marker.',
};
