import type { essence as chapter } from '../../../rulebook/essence.ts';

/** Essence and support, in English. */
export const essence: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/essence.1':
    'Essence is restored by chests, by event spaces, by monsters destroyed in your own turn, and by abilities.',
  'ma/essence.2':
    'Essence is spent in place of health that would be lost, one for one, even if that health is the cost of an ability; to raise attack rolls; to pay for abilities; to seal spawn spaces; to activate dark chapter spaces; and to support others.',
  'ma/essence.3':
    'Support: when you would lose essence, other explorers who are willing may pay any part of it, and you need not pay any yourself. Each of them must be adjacent to you, to another supporter or to the space that is the target. This holds for costs and for attack rolls.',
  'ma/essence.4': 'Essence has a maximum, which the explorer card shows.',
  'ma/essence.5': 'Nothing is restored beyond its maximum, be it health, stamina or essence.',
  'ma/essence.6':
    'Support covers every loss of essence, also one chosen in place of health; a neighbour’s essence can therefore save your health [ma/Q6]. If you lose essence “if able”, only your own counts, and nobody can help.',
  'ma/essence.7':
    'A loss of health is settled in this order: it may be taken over by another unit; it may be prevented; a warded unit is spared; for each point that is left the owner chooses essence or health; then the health goes.',
  'ma/essence.8':
    'A supporter pays at least 1. Only an explorer who pays can be the link to a further supporter.',
  'ma/essence.9': 'Explorers who are off the map, or dead, do not support.',
  'ma/essence.10': 'Having 0 essence does no harm in itself.',
  'ma/essence.11':
    'Stamina lost outside an explorer’s own turn makes no difference, since all of it returns at the start of the explorer phase [ma/round.2]. Effects meant to slow explorers down lower the maximum instead.',
};
