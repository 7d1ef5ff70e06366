import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useMedia } from '../../settings/use-settings.ts';
import '../../table/board-place.css';
import '../../table/playing.css';
import '../../table/prompt/option.css';
import '../../table/prompt/prompt-band.css';
import '../../table/prompt/question.css';
import '../../table/table-bar.css';
import type { WordedQuestion } from '../../table/prompt/worded-question.ts';
import './frame.css';

type FrameProps = { readonly asked: WordedQuestion | null; readonly children: ReactNode };

/** What the shell puts around a board, as large as it is there and without any of its life. */
export function Frame({ asked, children }: FrameProps) {
  const isWide = useMedia('(min-width: 62rem)');
  const listed = (asked?.options ?? []).filter(({ place }) => place === 'listed');
  return (
    <div className="playing wood" data-game="machina-arcana" data-room={isWide ? 'wide' : 'narrow'}>
      <header className="table-bar">
        <h1>Machina Arcana</h1>
      </header>
      <main className="board-place">{children}</main>
      <section className="prompt-band" data-asked={asked !== null}>
        <div className="prompt-body">
          <h2 className="prompt-question">{asked?.prompt ?? '…'}</h2>
          <ul className="prompt-options">
            {listed.map(({ id, label, icon, weight }) => (
              <li key={id} className="option" data-weight={weight}>
                <button type="button" className="option-button">
                  {icon === null ? null : <Icon name={icon} />}
                  <span className="option-label">{label}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {isWide ? <aside className="side-panel" /> : <nav className="turn-tools" data-bar="true" />}
    </div>
  );
}
