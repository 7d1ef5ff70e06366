import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { scenarioGoal } from '../printed.ts';
import { type Scene, useScene } from '../scene.ts';
import { CardPicker } from './card-picker.tsx';
import { ClassPicker } from './class-picker.tsx';
import { GoalPicker } from './goal-picker.tsx';
import { ItemPicker } from './item-picker.tsx';
import { LevelPicker } from './level-picker.tsx';
import { Party } from './party.tsx';
import { PerkPicker } from './perk-picker.tsx';
import { isPickedInSetup, type SetupQuestion } from './questions.ts';
import './setup.css';

/** Whether the table still gets ready. Once everybody takes their place, the map is shown. */
export function isPreparing({ view, question }: Scene): boolean {
  if (question !== null) return isPickedInSetup(question.name);
  const areComing = view.heroes.every(({ ready }) => ready === 'place' || ready === 'done');
  return view.phase === 'preparing' && !(areComing && view.rooms.length > 0);
}

/** Getting ready: the scenario and the party, and what is to be chosen next. */
export function Setup() {
  const { question } = useScene();
  return (
    <div className="gh-setup">
      <ScenarioCard />
      <Party />
      <div className="gh-setup-choice">{question === null ? <Waiting /> : pickerFor(question.name)}</div>
    </div>
  );
}

const pickers: { readonly [Q in SetupQuestion]: () => ReactNode } = {
  class: () => <ClassPicker />,
  'character-level': () => <LevelPicker />,
  perk: () => <PerkPicker />,
  'level-card': () => <CardPicker />,
  hand: () => <CardPicker />,
  'battle-goal': () => <GoalPicker />,
  'items-to-buy': () => <ItemPicker />,
};

const pickerFor = (question: string): ReactNode =>
  isPickedInSetup(question) ? pickers[question]() : <Waiting />;

function Waiting() {
  const { own } = useScene();
  return (
    <p className="gh-setup-waits">
      <Icon name="gh/long-rest" />
      {own.partyGathers}
    </p>
  );
}

/** Where it goes, and what is to be done there. */
function ScenarioCard() {
  const { view, texts } = useScene();
  const story = texts.story(view.options.scenario);
  return (
    <section className="gh-scenario-card">
      <Icon name="gh/scenario" className="gh-scenario-ghost" />
      <h2>{texts.name(view.options.scenario)}</h2>
      <p className="gh-scenario-goal">{scenarioGoal(texts, view).join(' ')}</p>
      {story === null ? null : <p className="gh-scenario-intro">{story.intro}</p>}
    </section>
  );
}
