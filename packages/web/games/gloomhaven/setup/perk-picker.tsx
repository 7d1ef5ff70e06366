import { content, perkOption } from '@tavolo/gloomhaven';
import { Icon } from '../../../parts/icon.tsx';
import { LitButton } from '../lit-button.tsx';
import { useScene } from '../scene.ts';
import './perk-picker.css';
import './picker.css';

/** The perk list of the class; one is taken at a time. [gh/components.10] */
export function PerkPicker() {
  const { lit, mine, own, texts, question } = useScene();
  if (mine === null) return null;
  const perks = content.classes.get(mine.class)?.perks ?? [];
  return (
    <section className="gh-picker" aria-label={own.perks} data-class={mine.class}>
      <p className="gh-picker-count">{own.perksLeft(question?.name === 'perk' ? question.about.left : 1)}</p>
      <ul className="gh-perks">
        {perks.map((perk, place) => {
          const option = lit.get(perkOption(place));
          const taken = mine.perks[place] ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a perk is known by its place in the list
            <li key={place} className="gh-perk" data-open={option !== undefined}>
              <span className="gh-perk-boxes">
                {Array.from({ length: perk.times }, (_, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: boxes are ticked from the left
                  <span key={n} className="gh-perk-box" data-ticked={n < taken}>
                    {n < taken ? <Icon name="check" /> : null}
                  </span>
                ))}
              </span>
              <span>{texts.cards.perk(perk, content.modifiers)}</span>
              <LitButton lit={option} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
