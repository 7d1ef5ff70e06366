import { paths as icons } from 'virtual:icons/machina-arcana';
import { createRoot } from 'react-dom/client';
import { hallOf } from '../../games/machina-arcana/map/hall.ts';
import { HallDrawing } from '../../games/machina-arcana/map/hall-drawing.tsx';
import '../../look/base.css';
import { GameIcons } from '../../parts/icon.tsx';
import './gallery.css';
import { samples } from './samples.ts';

/*
 * The halls at chosen moments, for whoever draws them. Development only:
 * gallery/machina-arcana/map.html?moment=four&theme=light; the moments are those of `samples.ts`.
 */
const wish = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wish.get('theme') ?? 'dark';

const root = document.querySelector('#root');
const sample = samples[wish.get('moment') ?? 'one'];
const text = { map: 'Map', nearer: 'Nearer', farther: 'Farther', follow: 'Follow', fit: 'Fit' };
if (root !== null && sample !== undefined)
  createRoot(root).render(
    <GameIcons value={icons}>
      <main className="gallery wood" data-game="machina-arcana">
        <HallDrawing
          {...sample}
          hall={hallOf(sample.view)}
          threat={0.3}
          leaving={[]}
          onGone={() => {}}
          text={text}
          onPick={(option) => console.info('pick', option)}
          onPoint={() => {}}
          watched={null}
          onUnit={(unit) => console.info('unit', unit)}
          onSpace={(space) => console.info('space', space)}
        />
      </main>
    </GameIcons>,
  );
