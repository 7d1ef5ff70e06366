import { content, explained, type HeroView } from '@tavolo/gauntlet-of-fools';
import { Die } from '../../../parts/die.tsx';
import { LitCover } from '../lit-cover.tsx';
import { isNow, type Scene, useScene } from '../scene.ts';
import './rolled-dice.css';

/** The dice of a hero's fight as they lie. Those that can be rolled again are lit. */
export function RolledDice({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const roll = explained({ state: scene.view, content }, hero.id).roll;
  if (roll === null || roll.dice.length === 0) return null;
  const isAsked = scene.question?.name === 'dice-to-reroll' && scene.question.about.hero === hero.id;
  const rolling = rollingNow(scene, hero);
  return (
    <ul className="gof-dice" aria-label={scene.own.rolled(roll.dice.map(({ shows }) => shows))}>
      {roll.dice.map(({ shows, counts }, place) => {
        const id = `die-${place + 1}`;
        const isPicked = isAsked && scene.picked.includes(id);
        return (
          <li key={id} className={`gof-die ${isPicked ? 'is-picked' : ''}`}>
            <Die value={shows} place={place} isRolling={rolling(place)} isVoid={counts === 0} />
            {isAsked ? <LitCover of={id} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Which of the dice are in the air: those of a roll that is told now, the last ones where it added to others. */
function rollingNow(scene: Scene, hero: HeroView): (place: number) => boolean {
  const { now } = scene;
  const isRolled = isNow(scene, 'rolled', hero.id);
  if (now === null || !(isRolled || isNow(scene, 'rerolled', hero.id))) return () => false;
  const rolled = now.fact.is === 'rolled' || now.fact.is === 'rerolled' ? now.fact.dice.length : 0;
  const all = hero.fight?.dice.length ?? 0;
  return (place) => (isRolled ? place >= all - rolled : true);
}
