import { classMat, copies, once, thrice, twice } from '../../words/mats.ts';

export const cragheart = classMat('cragheart', {
  handLimit: 11,
  hp: [10, 12, 14, 16, 18, 20, 22, 24, 26],
  perks: [
    once({ remove: [copies(4, '+0')] }),
    thrice({ remove: [copies(1, '-1')], add: [copies(1, '+1')] }),
    once({ add: [copies(1, '-2'), copies(2, '+2')] }),
    twice({ add: [copies(1, '+1-immobilize')] }),
    twice({ add: [copies(1, '+2-muddle')] }),
    once({ add: [copies(2, 'roll-push-2')] }),
    twice({ add: [copies(2, 'roll-earth')] }),
    once({ add: [copies(2, 'roll-air')] }),
    once({ ignore: 'item-penalties' }),
    once({ ignore: 'scenario-effects' }),
  ],
});
