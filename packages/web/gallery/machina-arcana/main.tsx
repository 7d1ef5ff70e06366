import { paths as icons } from 'virtual:icons/machina-arcana';
import { type OpenQuestion, type Seat, seat } from '@tavolo/kernel';
import { type Language, languages } from '@tavolo/language';
import { type MachinaKinds, textsForAnyBoard, type View } from '@tavolo/machina-arcana';
import { textsIn } from '@tavolo/machina-arcana/text';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../games/machina-arcana/accent.css';
import { Board } from '../../games/machina-arcana/board.tsx';
import { words as wordsIn } from '../../games/machina-arcana/words.ts';
import '../../look/base.css';
import { GameIcons } from '../../parts/icon.tsx';
import { wordedQuestion } from '../../table/prompt/worded-question.ts';
import { loadMessages } from '../../text/load-messages.ts';
import { WrittenIn } from '../../text/use-text.ts';
import { Frame } from './frame.tsx';
import './gallery.css';
import { matchAt, names, stagings } from './moments.ts';
import { toldOf } from './told.ts';

/*
 * The board at chosen moments of a match, as the shell would frame it. Development only:
 * gallery/machina-arcana/?moment=act&nth=3&seats=4&staged=crowded&lang=it&theme=light
 * &now=event while something is told, &ask=raise for another question on top of it, &ended=victory to end it there.
 */
const wish = new URLSearchParams(location.search);
const language: Language = languages.find((one) => one === wish.get('lang')) ?? 'en';
document.documentElement.dataset.theme = wish.get('theme') ?? 'dark';
document.documentElement.lang = language;
const words = await wordsIn(language);
const texts = textsForAnyBoard(textsIn(language));
const ana = seat(names[0] ?? 'Ana');
const player = (who: Seat) => ({ name: who, is: who === ana ? 'you' : 'bot' }) as const;

const match = matchAt(
  wish.get('moment') ?? 'act',
  Number(wish.get('nth') ?? 1),
  Number(wish.get('seats') ?? 4),
);

/** Questions that are seldom asked, by their names: what they offer, and what they say of themselves. */
const seldomAsked: {
  readonly [name: string]: { readonly options: readonly string[]; readonly total?: number };
} = {
  raise: { options: ['0', '1', '2'], total: 4 },
  'item-to-keep': { options: ['boiler-maul', 'prayer-mantle'] },
  arrangement: {
    options: [
      ...[
        'boiler-maul',
        'tarred-greatcoat',
        'needle-pistol',
        'ratchet-hatchet',
        'peep-sight',
        'third-eye',
      ].map((item) => `wear:${item}`),
      'fit:ratchet-hatchet:boiler-maul',
      'fit:pressure-valve:boiler-maul',
      'fit:peep-sight:needle-pistol',
    ],
  },
};

/** What is asked at this moment, or the question that was wished for. */
function asked({ explorers: [first] }: View): OpenQuestion<MachinaKinds> | null {
  const name = wish.get('ask') ?? '';
  const seldom = seldomAsked[name];
  if (first === undefined || seldom === undefined) return match.openTo(ana);
  const { options, ...more } = seldom;
  const [min, max] = name === 'arrangement' ? [0, options.length] : [1, 1];
  const about = { explorer: first.explorer, ...more };
  const question = {
    decision: 'gallery',
    seat: ana,
    rule: 'ma/round.6',
    secret: false,
    name,
    options,
    min,
    max,
    about,
  };
  return question as never; // as the game would ask it
}

/** What stays the same at this table. */
const table = {
  ...{ seats: match.beginning.seats, onlooker: ana, keptAs: null, player, words },
  ...{ numberOf: () => null, onRule: () => {} },
};

/** A board that answers nothing, and remembers what is picked. */
function Exhibit() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const ended = wish.get('ended');
  const staged = stagings[wish.get('staged') ?? 'played']?.(match.view(ana)) ?? match.view(ana);
  const view: View =
    ended === null ? staged : { ...staged, outcome: ended === 'victory' ? 'victory' : 'defeat' };
  const question = asked(view);
  const now = toldOf(wish.get('now') ?? 'rolled', view);
  const several = question !== null && question.max > 1;
  return (
    <Frame asked={question === null ? null : wordedQuestion({ texts, words }, question, { view, player })}>
      <Board
        {...table}
        view={view}
        question={ended === null && !wish.has('now') ? question : null}
        picked={picked}
        needsConfirm={several}
        onPick={(option) =>
          setPicked(
            several
              ? (before) =>
                  before.includes(option) ? before.filter((one) => one !== option) : [...before, option]
              : [option],
          )
        }
        deciding={match.open.map((one) => one.seat)}
        told={[...match.toldTo(ana), ...(now === null ? [] : [now])]}
        now={wish.has('now') ? now : null}
        result={ended === null ? null : { winners: [], scores: {}, outcome: null }}
      />
    </Frame>
  );
}

const root = document.querySelector('#root');
if (root !== null) {
  const text = await loadMessages(language);
  createRoot(root).render(
    <WrittenIn value={{ language, text }}>
      <GameIcons value={icons}>
        <Exhibit />
      </GameIcons>
    </WrittenIn>,
  );
}
