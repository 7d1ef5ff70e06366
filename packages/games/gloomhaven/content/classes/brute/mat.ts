import { classMat, copies, once, twice } from '../../words/mats.ts';

export const brute = classMat('brute', {
  handLimit: 10,
  hp: [10, 12, 14, 16, 18, 20, 22, 24, 26],
  perks: [
    once({ remove: [copies(2, '-1')] }),
    once({ remove: [copies(1, '-1')], add: [copies(1, '+1')] }),
    twice({ add: [copies(2, '+1')] }),
    once({ add: [copies(1, '+3')] }),
    twice({ add: [copies(3, 'roll-push-1')] }),
    once({ add: [copies(2, 'roll-pierce-3')] }),
    twice({ add: [copies(1, 'roll-stun')] }),
    once({ add: [copies(1, 'roll-disarm'), copies(1, 'roll-muddle')] }),
    twice({ add: [copies(1, 'roll-add-target')] }),
    once({ add: [copies(1, '+1-shield-1')] }),
    once({ ignore: 'item-penalties', add: [copies(1, '+1')] }),
  ],
});
