import { type Pace, paces } from '@tavolo/protocol';
import { useState } from 'react';
import type { GameShown } from '../../app/found-games.ts';
import { useGame } from '../../app/games.ts';
import { useQuery } from '../../app/navigation.ts';
import { offered } from '../../app/offered-options.ts';
import { needsNobodyElse } from '../../app/open-table.ts';
import { Page } from '../../app/page.tsx';
import { useOpening } from '../../app/use-opening.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { LinkToRule } from '../../table/rule-link.tsx';
import { useText } from '../../text/use-text.ts';
import { RulesPage } from '../rules-page.tsx';
import { GameOptions } from './game-options.tsx';
import { firstPlan, type Plan, setupOf } from './plan.ts';
import { RuleBeside } from './rule-beside.tsx';
import { SeatPlans } from './seat-plans.tsx';
import './new-table-page.css';

/** Setting a table: how many, who, which ways to play, how fast. */
export function NewTablePage({ game }: { readonly game: string }) {
  const shown = useGame(game);
  return shown === null ? <RulesPage game={game} rule={null} /> : <SetUp shown={shown} />;
}

function SetUp({ shown: { box, texts, words } }: { readonly shown: GameShown }) {
  const { setup, home } = useText();
  const { game, blurb } = box;
  const company = useQuery('with');
  const { bot } = useSettings();
  const [plan, setPlan] = useState(() =>
    firstPlan({
      seats: blurb.seats,
      defaults: game.defaults,
      company,
      bot,
      names: { me: home.guest, here: setup.somebody },
    }),
  );
  const [rule, setRule] = useState<string | null>(null);
  const cite = (cited: string) => (
    <LinkToRule game={game.id} rule={cited} openDrawer={() => setRule(cited)}>
      {cited.replace(/^[^/]*\//, '')}
    </LinkToRule>
  );
  const change = (changes: Partial<Plan>) => setPlan({ ...plan, ...changes });
  return (
    <Page title={setup.title(texts.title)} game={game.id}>
      <div className="new-table">
        <h1>{setup.title(texts.title)}</h1>
        <SeatPlans plan={plan} seats={blurb.seats} onChange={change} />
        <GameOptions
          options={offered(game.tableOptions, texts.options)}
          scale={words.scale(plan.options)}
          values={plan.options}
          cite={cite}
          onChange={(key, value) => change({ options: { ...plan.options, [key]: value } })}
        />
        {needsNobodyElse(plan) ? null : <PaceChoice pace={plan.pace} onChange={(pace) => change({ pace })} />}
        <Open game={game.id} plan={plan} />
      </div>
      <RuleBeside game={game.id} chapters={texts.rulebook} rule={rule} onRule={setRule} />
    </Page>
  );
}

function PaceChoice({ pace, onChange }: { readonly pace: Pace; readonly onChange: (pace: Pace) => void }) {
  const { setup } = useText();
  return (
    <section className="new-part">
      <h2>{setup.pace}</h2>
      <Choice
        label={setup.pace}
        isLabelUnseen
        value={pace}
        options={paces.map((value) => ({ value, label: setup.paces[value] }))}
        onChange={onChange}
      />
      <p className="new-says">{setup.pacesSay[pace]}</p>
    </section>
  );
}

function Open({ game, plan }: { readonly game: string; readonly plan: Plan }) {
  const { setup, home, refusals } = useText();
  const { isBusy, refused, open } = useOpening();
  const hasPerson = plan.seats.some(({ is }) => is === 'me' || is === 'here');
  const isReady = needsNobodyElse(plan);
  return (
    <div className="new-open">
      <Button
        weight="main"
        icon="dice"
        disabled={isBusy || (isReady && !hasPerson)}
        onClick={() => void open(setupOf(game, plan))}
      >
        {isBusy ? home.opening : isReady ? setup.start : setup.open}
      </Button>
      {isReady && !hasPerson ? <p className="new-says">{setup.needsSeat}</p> : null}
      {refused === null ? null : (
        <p className="new-refused" role="alert">
          {refusals[refused]}
        </p>
      )}
    </div>
  );
}
