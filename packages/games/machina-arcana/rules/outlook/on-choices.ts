/** What words that are made of others would do. */
import { isSo, unitMeant, unitsMeant } from '../abilities/judging.ts';
import { isExplorerId } from '../units.ts';
import { type Prospect, type ProspectsFor, prospect } from './prospect.ts';

export const prospectsOfChoices: ProspectsFor<'if' | 'for-each' | 'repeat' | 'choose' | 'roll' | 'gather'> = {
  if: (effect, { g, deed, of }) => of(deed, isSo(g, deed, effect.if) ? effect.do : (effect.else ?? [])),
  'for-each': ({ who, do: effects }, { g, deed, of }) =>
    together(unitsMeant(g, deed, who).map((it) => of({ ...deed, it }, effects))),
  repeat: ({ times, do: effects }, { deed, of }) => {
    const once = of(deed, effects);
    return { ...once, worth: () => times * once.worth() };
  },
  /** Whoever chooses takes what is best for its side. */
  choose: ({ chooser, of: options }, { g, deed, of }) => {
    const all = options.map((option) => of(deed, option.do));
    const open = () => all.filter((one) => one.can());
    const unit = chooser === 'group' ? null : unitMeant(g, deed, chooser);
    const isFriendly = unit === null || isExplorerId(g.content, unit);
    const best = isFriendly ? Math.max : Math.min;
    return prospect({
      can: () => open().length > 0,
      changes: () => open().some((one) => one.changes()),
      reaches: () => [...new Set(open().flatMap((one) => one.reaches()))],
      worth: () => (open().length === 0 ? 0 : best(...open().map((one) => one.worth()))),
    });
  },
  roll: ({ atLeast, do: effects, else: otherwise = [] }, { deed, of }) => {
    const [well, badly] = [of(deed, effects), of(deed, otherwise)];
    const chance = (11 - atLeast) / 10;
    return prospect({
      changes: () => well.changes() || badly.changes(),
      reaches: () => [...new Set([...well.reaches(), ...badly.reaches()])],
      worth: () => chance * well.worth() + (1 - chance) * badly.worth(),
    });
  },
  gather: ({ n, do: effects }, { deed, of }) => prospect({ worth: () => of(deed, effects).worth() / n }),
};

/** Several prospects as one. */
export const together = (all: readonly Prospect[]): Prospect => ({
  can: () => all.every((one) => one.can()),
  changes: () => all.some((one) => one.changes()),
  reaches: () => [...new Set(all.flatMap((one) => one.reaches()))],
  worth: () => all.reduce((sum, one) => sum + one.worth(), 0),
});
