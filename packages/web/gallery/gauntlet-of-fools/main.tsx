import type { GauntletKinds } from '@tavolo/gauntlet-of-fools';
import { type Match, type Onlooker, type Seat, seat } from '@tavolo/kernel';
import { type Language, languages } from '@tavolo/language';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Board } from '../../games/gauntlet-of-fools/board.tsx';
import { face } from '../../games/gauntlet-of-fools/face.ts';
import { GameIcons } from '../../parts/icon.tsx';
import '../../look/base.css';
import './gallery.css';
import { matchAt, names } from './moments.ts';

/*
 * The board at chosen moments, for whoever draws it. Development only:
 * gallery/gauntlet-of-fools/?moment=fight&seats=4&lang=it&theme=light&seed=1&now=rolled&as=spectator
 */
const wish = new URLSearchParams(location.search);
const language: Language = languages.find((one) => one === wish.get('lang')) ?? 'en';
const words = await face.words(language);
document.documentElement.dataset.theme = wish.get('theme') ?? 'dark';

/** A board that answers nothing, and remembers what is picked. */
function Exhibit({ match }: { readonly match: Match<GauntletKinds> }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const own = seat(names[0] ?? 'Ana');
  const onlooker: Onlooker = wish.get('as') === 'spectator' ? 'spectator' : own;
  const told = match.toldTo(onlooker);
  const now = told.findLast(({ fact }) => fact.is === wish.get('now')) ?? null;
  const toggle = (option: string) =>
    setPicked((before) =>
      before.includes(option) ? before.filter((one) => one !== option) : [...before, option],
    );
  return (
    <main className="gallery" data-game="gauntlet-of-fools">
      <Board
        view={match.view(onlooker)}
        seats={match.beginning.seats}
        onlooker={onlooker}
        keptAs={null}
        question={onlooker === 'spectator' || now !== null ? null : match.openTo(onlooker)}
        picked={picked}
        needsConfirm={false}
        onPick={toggle}
        numberOf={() => null}
        deciding={match.open.map((question) => question.seat)}
        told={told}
        now={now}
        result={match.isOver ? match.result : null}
        player={(who: Seat) => ({ name: who, is: who === own ? 'you' : 'bot' })}
        words={words}
        onRule={() => {}}
      />
    </main>
  );
}

const root = document.querySelector('#root');
if (root !== null) {
  root.classList.add('wood');
  const match = matchAt(
    wish.get('moment') ?? 'fight',
    Number(wish.get('seats') ?? 4),
    Number(wish.get('seed') ?? 1),
  );
  createRoot(root).render(
    <GameIcons value={face.icons}>
      <Exhibit match={match} />
    </GameIcons>,
  );
}
