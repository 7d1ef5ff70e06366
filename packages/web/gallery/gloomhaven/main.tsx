import { box } from '@tavolo/gloomhaven/box';
import type { Onlooker } from '@tavolo/kernel';
import { type Language, languages } from '@tavolo/language';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { face } from '../../games/gloomhaven/face.ts';
import '../../look/base.css';
import { GameIcons } from '../../parts/icon.tsx';
import { wordedQuestion } from '../../table/prompt/worded-question.ts';
import { loadMessages } from '../../text/load-messages.ts';
import { WrittenIn } from '../../text/use-text.ts';
import { Frame } from './frame.tsx';
import { type Moment, momentOf } from './moments.ts';
import { ana } from './samples.ts';

/*
 * The board of Gloomhaven at chosen moments, as the shell would frame it. Development only:
 * gallery/gloomhaven/?moment=move&lang=it&theme=light&as=spectator; a name that is not in `moments.ts` is a question
 * that a real match is played to: ?moment=negate-damage&nth=2&scenario=barrow-lair&level=3&seed=7
 */
const wish = new URLSearchParams(location.search);
const language: Language = languages.find((one) => one === wish.get('lang')) ?? 'en';
document.documentElement.dataset.theme = wish.get('theme') ?? 'dark';
document.documentElement.lang = language;

const { Board } = face;
const [texts, words] = await Promise.all([box.texts(language), face.words(language)]);
const player = (seat: string) => ({ name: seat, is: seat === ana ? 'you' : 'bot' }) as const;

/** A board that answers nothing, and remembers what is picked. */
function Exhibit({ moment }: { readonly moment: Moment }) {
  const { view, question, told = [], now = null, result = null } = moment;
  const [picked, setPicked] = useState<readonly string[]>(
    (wish.get('picked') ?? '').split(' ').filter(Boolean),
  );
  const onlooker: Onlooker = wish.get('as') === 'spectator' ? 'spectator' : ana;
  const isOne = question?.max === 1;
  const needsConfirm = question !== null && (!isOne || matchMedia('(pointer: coarse)').matches);
  const toggle = (option: string) =>
    setPicked((before) =>
      before.includes(option)
        ? before.filter((other) => other !== option)
        : [...(isOne ? [] : before), option],
    );
  return (
    <Frame asked={question === null ? null : wordedQuestion({ texts, words }, question, { view, player })}>
      <Board
        view={view}
        seats={view.seats}
        onlooker={onlooker}
        keptAs={null}
        question={question}
        picked={picked}
        needsConfirm={needsConfirm}
        onPick={toggle}
        numberOf={() => null}
        deciding={question === null ? [] : [question.seat]}
        told={told}
        now={now}
        result={result}
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
  const moment = momentOf(wish.get('moment') ?? 'fight', wish);
  createRoot(root).render(
    <WrittenIn value={{ language, text }}>
      <GameIcons value={face.icons}>
        <Exhibit moment={moment} />
      </GameIcons>
    </WrittenIn>,
  );
}
