import { handOptions, readOption, titleOf } from '@tavolo/wow-adventure';
import { Icon } from '../../../parts/icon.tsx';
import { AbilityCard } from '../cards/ability-card.tsx';
import type { HeroView } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import type { Lit, LitOptions } from '../lit.ts';
import { LitButton } from '../lit-button.tsx';
import { useScene } from '../scene.ts';

/** The cards in one's hand; what can be played stands up, before the others. */
export function Hand({ hero }: { readonly hero: HeroView }) {
  const { own, lit } = useScene();
  const { inspect } = useInspecting();
  const cards = handOptions(hero.cards)
    .map((option) => ({ option, ability: titleOf(option), answer: litFor(lit, option) }))
    .toSorted((one, other) => Number(other.answer !== undefined) - Number(one.answer !== undefined));
  return (
    <section className="wa-drawer" data-drawer="hand" aria-label={own.drawers.hand}>
      <h3 className="wa-drawer-title">
        {own.drawers.hand}
        <span className="wa-drawer-note">
          <Icon name="wa/card" /> {own.deck(hero.deck, hero.discard.length)}
        </span>
      </h3>
      {cards.length === 0 ? <p className="wa-nothing">{own.noHand}</p> : null}
      <ul className="wa-cards">
        {cards.map(({ option, ability, answer }) => (
          <li key={option} className="wa-in-hand" data-lit={answer !== undefined}>
            <AbilityCard id={ability} />
            <LitButton lit={answer} onMore={() => inspect({ is: 'ability', ability })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a card of the hand answers with: itself, or being played, rather without mana potions. Copies of a title are played as one. */
function litFor(lit: LitOptions, option: Parameters<typeof titleOf>[0]): Lit | undefined {
  const ability = titleOf(option);
  if (lit.has(option)) return lit.get(option);
  if (option !== ability) return undefined;
  const played = (kind: string) =>
    [...lit.values()].find((each) => {
      const { is, of } = readOption(each.option);
      return is === kind && of === ability;
    });
  return played('play') ?? played('play-mana');
}
