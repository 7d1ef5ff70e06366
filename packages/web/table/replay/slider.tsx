import { IconButton } from '../../parts/icon-button.tsx';
import { useText } from '../../text/use-text.ts';

type SliderProps = {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly onChange: (changes: { readonly at?: number; readonly isPlaying?: boolean }) => void;
};

/** From the first decision to the last, step by step or by itself. */
export function Slider({ at, last, isPlaying, onChange }: SliderProps) {
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
      <input
        type="range"
        aria-label={text.slider}
        aria-valuetext={text.moment(at, last)}
        min={0}
        max={last}
        value={at}
        onChange={(event) => to(Number(event.target.value))}
      />
      <span className="slider-moment">{text.moment(at, last)}</span>
    </div>
  );
}
