import { paths as icons } from 'virtual:icons/wow-adventure';
import { type Match, type Onlooker, type Seat, seat } from '@tavolo/kernel';
import { type Language, languages } from '@tavolo/language';
import { textsForAnyBoard, type WowKinds } from '@tavolo/wow-adventure';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../games/wow-adventure/accent.css';
import { Board } from '../../games/wow-adventure/board.tsx';
import { words as wordsIn } from '../../games/wow-adventure/words.ts';
import '../../look/base.css';
import { GameIcons } from '../../parts/icon.tsx';
import { wordedQuestion } from '../../table/prompt/worded-question.ts';
import { loadMessages } from '../../text/load-messages.ts';
import { WrittenIn } from '../../text/use-text.ts';
import { Frame } from './frame.tsx';
import './gallery.css';
import { matchAt, names } from './moments.ts';

/*
 * The board at chosen moments of real matches, as the shell would frame it. Development only:
 * gallery/wow-adventure/board.html?moment=movement&nth=3&seats=4&seed=1&lang=it&theme=light&as=spectator
 * and &ended to end it there. The moment is a question, or one of `moments.ts`.
 */
const wish = new URLSearchParams(location.search);
const language: Language = languages.find((one) => one === wish.get('lang')) ?? 'en';
document.documentElement.dataset.theme = wish.get('theme') ?? 'dark';
document.documentElement.lang = language;
const words = await wordsIn(language);
const own = seat(names[0] ?? 'Ana');
const player = (who: Seat) => ({ name: who, is: who === own ? 'you' : 'bot' }) as const;

/** A board that answers nothing, and remembers what is picked. */
function Exhibit({ match }: { readonly match: Match<WowKinds> }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const onlooker: Onlooker = wish.get('as') === 'spectator' ? 'spectator' : own;
  const question = onlooker === 'spectator' ? null : match.openTo(onlooker);
  const seen = match.view(onlooker);
  const leader = seen.heroes.toSorted((one, other) => other.valor - one.valor)[0];
  const isEnded = wish.has('ended') && leader !== undefined;
  const view = isEnded ? { ...seen, winners: [leader.seat] } : seen;
  const told = match.toldTo(onlooker);
  const now = told.findLast(({ fact }) => fact.is === wish.get('now')) ?? null;
  const texts = textsForAnyBoard(words.texts);
  return (
    <Frame asked={question === null ? null : wordedQuestion({ texts, words }, question, { view, player })}>
      <Board
        view={view}
        seats={match.beginning.seats}
        onlooker={onlooker}
        keptAs={null}
        question={question}
        picked={picked}
        needsConfirm={question?.max !== 1}
        onPick={(option) => setPicked([option])}
        numberOf={() => null}
        deciding={match.open.map((one) => one.seat)}
        told={told}
        now={now}
        result={isEnded ? { winners: view.winners, scores: {}, outcome: null } : null}
        player={player}
        words={words}
        onRule={() => {}}
      />
    </Frame>
  );
}

const root = document.querySelector('#root');
if (root !== null) {
  const text = await loadMessages(language);
  const match = matchAt(wish.get('moment') ?? 'movement', Number(wish.get('nth') ?? 1), {
    seats: Number(wish.get('seats') ?? 4),
    seed: Number(wish.get('seed') ?? 1),
  });
  createRoot(root).render(
    <WrittenIn value={{ language, text }}>
      <GameIcons value={icons}>
        <Exhibit match={match} />
      </GameIcons>
    </WrittenIn>,
  );
}
