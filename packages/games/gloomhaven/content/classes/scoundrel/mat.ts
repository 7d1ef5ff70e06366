import { classMat, copies, once, twice } from '../../words/mats.ts';

export const scoundrel = classMat('scoundrel', {
  handLimit: 9,
  hp: [8, 9, 11, 12, 14, 15, 17, 18, 20],
  perks: [
    twice({ remove: [copies(2, '-1')] }),
    once({ remove: [copies(4, '+0')] }),
    once({ remove: [copies(1, '-2')], add: [copies(1, '+0')] }),
    once({ remove: [copies(1, '-1')], add: [copies(1, '+1')] }),
    twice({ remove: [copies(1, '+0')], add: [copies(1, '+2')] }),
    twice({ add: [copies(2, 'roll-+1')] }),
    once({ add: [copies(2, 'roll-pierce-3')] }),
    twice({ add: [copies(2, 'roll-poison')] }),
    once({ add: [copies(2, 'roll-muddle')] }),
    once({ add: [copies(1, 'roll-invisible')] }),
    once({ ignore: 'scenario-effects' }),
  ],
});
