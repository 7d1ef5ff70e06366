import { content } from '@tavolo/wow-adventure';
import { Die } from '../../../parts/die.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { CardText } from '../cards/card-text.tsx';
import type { CombatView, Foe, HeroView, Level } from '../game.ts';
import { Medallion } from '../hero/medallion.tsx';
import { Health } from '../hero/plates.tsx';
import { useInspecting } from '../inspecting.ts';
import { classOf, playerName, type Scene, seatNumber, useScene } from '../scene.ts';
import { type Odds, oddsOf, type SideName, sumFor, totalOf } from './odds.ts';
import { Sum } from './sum.tsx';

/** Who stands on a side: a hero, or a foe by its name. */
type Fighter = {
  readonly name: string;
  readonly emblem: string;
  readonly level: Level;
  readonly hero: HeroView | null;
};

function fighterOn(scene: Scene, combat: CombatView, side: SideName): Fighter {
  const { view, texts } = scene;
  const seat = side === 'attacking' ? combat.attacker : combat.rival;
  const hero = view.heroes.find((one) => one.seat === seat) ?? null;
  if (hero !== null)
    return { name: playerName(scene, hero.seat), emblem: classOf(hero), level: hero.level, hero };
  const card = combat.card === null ? undefined : content.challenge.get(combat.card);
  const space = content.board.spaces.get(combat.space);
  const foe = foeOf(combat);
  const trait = foe?.traits.find((each) => each !== 'aggro') ?? 'beast';
  return {
    name: texts.name(combat.foe ?? ''),
    emblem: `trait-${trait}`,
    level: card?.level ?? space?.level ?? 'grey',
    hero: null,
  };
}

/** Who is fought; `null`: a rival. */
function foeOf({ card, space, rival }: CombatView): Foe | null {
  if (rival !== null) return null;
  if (card === null) return content.board.spaces.get(space)?.encounter?.foe ?? null;
  const { foe = null, event = null } = content.challenge.get(card) ?? {};
  return foe ?? (event?.back.is === 'foe' ? event.back.foe : null);
}

type SideProps = { readonly combat: CombatView; readonly side: SideName };

/** One side of the combat: who it is, its die, and its numbers with all their parts. */
export function FighterShown({ combat, side }: SideProps) {
  const scene = useScene();
  const { own } = scene;
  const its = combat[side];
  const fighter = fighterOn(scene, combat, side);
  const total = totalOf(its);
  const { numbers } = own;
  return (
    <article
      className="wa-fighter"
      data-side={side}
      data-seat={fighter.hero === null ? undefined : seatNumber(scene, fighter.hero.seat)}
      data-fallen={its.fallen}
    >
      <Head combat={combat} side={side} />
      <dl className="wa-sums">
        <Sum
          icon={its.now}
          label={`${numbers.attack} · ${own.types[its.now]}`}
          parts={its.attack}
          die={its.die}
          total={total ?? sumFor(its, 'attack')}
        />
        <Sum icon="defense" label={numbers.defense} parts={its.defense} total={sumFor(its, 'defense')} />
        <Sum icon="damage" label={numbers.damage} parts={its.damage} total={sumFor(its, 'damage')} />
      </dl>
      <Outlook combat={combat} side={side} />
      <Means combat={combat} side={side} />
    </article>
  );
}

function Head({ combat, side }: SideProps) {
  const scene = useScene();
  const { inspect } = useInspecting();
  const { own } = scene;
  const fighter = fighterOn(scene, combat, side);
  const look = () =>
    fighter.hero !== null
      ? inspect({ is: 'hero', seat: fighter.hero.seat })
      : inspect(
          combat.card === null ? { is: 'space', space: combat.space } : { is: 'card', card: combat.card },
        );
  return (
    <header className="wa-fighter-head">
      <button type="button" className="wa-fighter-look" aria-label={own.lookAt(fighter.name)} onClick={look}>
        <Medallion emblem={fighter.emblem} level={fighter.level} />
      </button>
      <div className="wa-fighter-who">
        <span className="wa-fighter-role">{side === 'attacking' ? own.attacker : own.defender}</span>
        <h3>{fighter.name}</h3>
        {fighter.hero === null ? null : <Health hero={fighter.hero} />}
      </div>
      <DieShown combat={combat} side={side} />
    </header>
  );
}

/** The die of a side, as it fell. */
function DieShown({ combat, side }: SideProps) {
  const { own, now } = useScene();
  const { die } = combat[side];
  const isRolling = now !== null && ['rolled-combat', 'rerolled'].includes(now.fact.is);
  return (
    <span className="wa-fighter-die" data-rolled={die !== null}>
      <span className="unseen">{die === null ? own.notRolled : `${own.die}: ${own.face(die)}`}</span>
      {die === null ? (
        <Icon name="wa/die" />
      ) : (
        <Die value={die} isRolling={isRolling} place={side === 'attacking' ? 0 : 1} />
      )}
      {die === 6 ? <Icon name="wa/sword-face" className="wa-fighter-sword" /> : null}
    </span>
  );
}

/** Whether it has hit; before that, how likely it is to. */
function Outlook({ combat, side }: SideProps) {
  const scene = useScene();
  const { own } = scene;
  const { die, makesNoAttack, hit, missed, now } = combat[side];
  if (makesNoAttack) return <p className="wa-outlook">{own.makesNoAttack}</p>;
  const odds = oddsOf(combat, side);
  if (hit || missed || die !== null) return <Verdict combat={combat} side={side} />;
  const { name } = fighterOn(scene, combat, side);
  return (
    <p className="wa-outlook" title={own.chance({ name, type: now, faces: odds.faces, damage: odds.damage })}>
      <Faces odds={odds} />
      <span>{outlookOf(scene, odds)}</span>
    </p>
  );
}

/** Whether an attack has hit; or would, as the dice lie. */
function Verdict({ combat, side }: SideProps) {
  const { own } = useScene();
  const { die, hit, missed } = combat[side];
  const isMade = hit || missed;
  const isHit = isMade ? hit : (die ?? 0) >= oddsOf(combat, side).least;
  const [good, bad] = isMade ? [own.hits, own.misses] : [own.wouldHit, own.wouldMiss];
  return (
    <p className="wa-outlook" data-hit={isHit}>
      <Icon name={isHit ? 'check' : 'close'} /> {isHit ? good : bad}
    </p>
  );
}

function outlookOf({ own }: Scene, { faces, least }: Odds): string {
  if (faces === 6) return own.always;
  return faces === 0 ? own.never : own.needs(least);
}

/** The six faces of a die; those that hit are filled. */
const Faces = ({ odds: { faces } }: { readonly odds: Odds }) => (
  <span className="wa-faces" aria-hidden="true">
    {[1, 2, 3, 4, 5, 6].map((face) => (
      <span key={face} className="wa-face" data-hits={face > 6 - faces}>
        {face}
      </span>
    ))}
  </span>
);

/** What a foe can do, or the cards that a hero has played. */
function Means({ combat, side }: SideProps) {
  const scene = useScene();
  const { texts } = scene;
  const foe = side === 'defending' ? foeOf(combat) : null;
  const { played } = combat[side];
  if (foe !== null && foe.powers.length > 0)
    return (
      <div className="wa-means parchment">
        <CardText lines={texts.cards.foeLines(foe).slice(2)} />
      </div>
    );
  if (played.length === 0) return null;
  return <p className="wa-means">{played.map((card) => texts.name(card)).join(' · ')}</p>;
}
