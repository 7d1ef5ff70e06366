import { goldPerCoin } from '@tavolo/gloomhaven/level';
import { Counter } from '../../../parts/counter.tsx';
import { Explanation } from '../../../parts/explanation.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { HeroView } from '../game.ts';
import { useScene } from '../scene.ts';
import { RuleMark } from '../sheets/rule-mark.tsx';

/** The money tokens looted and the gold found beside them; what the tokens are worth is counted at the end. [gh/level.1] */
export function Purse({ hero }: { readonly hero: HeroView }) {
  const { own } = useScene();
  return (
    <Explanation
      className="gh-vital is-coins"
      label={own.purse.label(hero.coins, hero.gold)}
      content={() => <Worth hero={hero} />}
    >
      <Icon name="gh/coin" />
      <Counter value={hero.coins} />
      {hero.gold === 0 ? null : <small>{own.purse.more(hero.gold)}</small>}
    </Explanation>
  );
}

/** What the purse comes to at the end of the scenario. */
function Worth({ hero: { coins, gold } }: { readonly hero: HeroView }) {
  const { own, view } = useScene();
  const each = goldPerCoin(view);
  return (
    <div className="gh-parts">
      <h4>{own.purse.tokens(coins)}</h4>
      <dl>
        <div>
          <dt>
            {own.purse.worth(each)} <RuleMark rule="gh/level.1" />
          </dt>
          <dd>+{coins * each}</dd>
        </div>
        {gold === 0 ? null : (
          <div>
            <dt>
              {own.purse.found} <RuleMark rule="gh/terrain.28" />
            </dt>
            <dd>+{gold}</dd>
          </div>
        )}
        <div className="gh-parts-total">
          <dt>{own.purse.atTheEnd}</dt>
          <dd>{coins * each + gold}</dd>
        </div>
      </dl>
    </div>
  );
}
