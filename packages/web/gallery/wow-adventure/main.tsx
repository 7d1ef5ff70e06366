import { paths as icons } from 'virtual:icons/wow-adventure';
import { type Language, languages } from '@tavolo/language';
import type { SpaceId } from '@tavolo/wow-adventure';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Chart } from '../../games/wow-adventure/map/chart.tsx';
import type { ChartWords } from '../../games/wow-adventure/map/chart-props.ts';
import { chart as en } from '../../games/wow-adventure/text/en/chart.ts';
import { chart as it } from '../../games/wow-adventure/text/it/chart.ts';
import { chart as pt } from '../../games/wow-adventure/text/pt/chart.ts';
import '../../look/base.css';
import { GameIcons } from '../../parts/icon.tsx';
import './gallery.css';
import { type Sample, samples } from './samples.ts';

/*
 * The chart at chosen moments, for whoever draws it. Development only:
 * gallery/wow-adventure/?moment=move&lang=it&theme=light; the moments are those of `samples.ts`.
 */
const wish = new URLSearchParams(location.search);
const language: Language = languages.find((one) => one === wish.get('lang')) ?? 'en';
document.documentElement.dataset.theme = wish.get('theme') ?? 'dark';
document.documentElement.lang = language;

type Names = { readonly [name: string]: { readonly [id: string]: string } };

/** The names of a language, as the game's own texts have them. */
const found = import.meta.glob<Names>('../../../games/wow-adventure/text/*/names/{spaces,zones,words}.ts');

async function namesIn(file: string): Promise<Names> {
  return (await found[`../../../games/wow-adventure/text/${language}/names/${file}.ts`]?.()) ?? {};
}

const [ofSpaces, ofZones, ofWords] = await Promise.all([
  namesIn('spaces'),
  namesIn('zones'),
  namesIn('words'),
]);
const words: ChartWords = {
  text: { en, it, pt }[language],
  spaces: ofSpaces.spaceNames ?? {},
  zones: ofZones.zoneNames ?? {},
  resources: ofWords.resourceNames ?? {},
};

/** A chart that answers nothing, and remembers what is picked. */
function Exhibit({ sample }: { readonly sample: Sample }) {
  const [picked, setPicked] = useState<string | null>(wish.get('picked'));
  const states = new Map(
    [...sample.states].map(([id, state]) => [
      id,
      state.pick === null
        ? state
        : { ...state, pick: { ...state.pick, isPicked: state.pick.option === picked } },
    ]),
  );
  return (
    <main className="gallery wood" data-game="wow-adventure">
      <Chart
        {...sample}
        states={states}
        words={words}
        onPick={setPicked}
        onLook={(space: SpaceId) => console.info('look at', space)}
      />
    </main>
  );
}

const root = document.querySelector('#root');
const sample = samples[wish.get('moment') ?? 'move'];
if (root !== null && sample !== undefined)
  createRoot(root).render(
    <GameIcons value={icons}>
      <Exhibit sample={sample} />
    </GameIcons>,
  );
