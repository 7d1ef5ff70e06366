import type { round as chapter } from '../../../rulebook/round.ts';

/** The round, in English. */
export const round: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/round.1': 'A round has four phases, in this order: explorers, spawn, horror, monsters.',
  'ma/round.2':
    'At the start of the explorer phase all explorer markers first return to their boards, which ends what they tracked; then the stamina of every explorer goes to its maximum; then whatever is set off by the start of the phase happens.',
  'ma/round.3':
    'Explorers take their turns one after another, in whatever order the players like. Nobody begins before the turn under way has ended.',
  'ma/round.4': 'Stamina left at the end of a turn is lost: it becomes 0.',
  'ma/round.5': 'An explorer whose turn has ended does not act again in that round.',
  'ma/round.6':
    'Actions may be repeated and mixed freely as long as they can be paid for. An ability may be played again if its cost can be paid and nothing limits it.',
  'ma/round.7':
    'A choice that the rules leave to the players belongs to the player of the explorer concerned; failing that, to the player of the active explorer; failing that, to the player of the first living explorer in seat order. Choices that a card leaves to the group are settled by the first seat, after all have had their say.',
  'ma/round.8':
    'Effects set off at the same moment happen in this order: those of the active explorer, those of the other explorers by seat, the chapter, horror events (those related to monsters by the queue, then the current one), monsters by the queue.',
  'ma/round.9':
    'With 0 stamina an explorer may still play what costs none. The turn ends when its player says so, or by itself when nothing free is left to play.',
  'ma/round.10':
    'Every living explorer on the map has a turn in each round, which may be ended at once. Explorers who have left the map have none [ma/actions.4.4].',
  'ma/round.11':
    'An action that is not allowed is refused and costs nothing. A cost is paid in full before any of the effect happens.',
  'ma/round.12': 'Explorers play active abilities only in their own turn.',
};
