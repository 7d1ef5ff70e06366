import { IconButton } from '../../parts/icon-button.tsx';
import { useText } from '../../text/use-text.ts';

type SliderProps = {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** The moments at which a turn begins. */
  readonly turns: readonly number[];
  readonly onChange: (changes: { readonly at?: number; readonly isPlaying?: boolean }) => void;
};

/** From the first decision to the last, step by step or by itself. */
export function Slider({ at, last, isPlaying, turns, onChange }: SliderProps) {
  const { replay: text } = useText();
  const to = (moment: number) => onChange({ at: Math.min(Math.max(0, moment), last), isPlaying: false });
  return (
    <div className="slider">
      <IconButton icon="back" label={text.first} isDisabled={at === 0} onClick={() => to(0)} />
      <IconButton icon="previous" label={text.previous} isDisabled={at === 0} onClick={() => to(at - 1)} />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? text.pause : text.play}
        onClick={() => onChange(at === last ? { at: 0, isPlaying: true } : { isPlaying: !isPlaying })}
      />
      <IconButton icon="next" label={text.next} isDisabled={at === last} onClick={() => to(at + 1)} />
      <IconButton icon="forward" label={text.last} isDisabled={at === last} onClick={() => to(last)} />
      <div className="slider-track">
        <input
          type="range"
          aria-label={text.slider}
          aria-valuetext={text.moment(at, last)}
          min={0}
          max={last}
          value={at}
          onChange={(event) => to(Number(event.target.value))}
        />
        <Marks turns={turns} last={last} />
      </div>
      <span className="slider-moment">{text.moment(at, last)}</span>
    </div>
  );
}

/** Where turns begin. The marks stand where the middle of the thumb would. */
function Marks({ turns, last }: Pick<SliderProps, 'turns' | 'last'>) {
  return (
    <svg className="slider-marks" aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${last} 1`}>
      {[...new Set(turns)].map((at) => (
        <line key={at} x1={at} x2={at} y1={0} y2={1} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
