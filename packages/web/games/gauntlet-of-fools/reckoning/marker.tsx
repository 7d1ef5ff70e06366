/** Shapes that tell the players' lines apart without colour, around the middle of a point. */
const shapes: readonly string[] = [
  'M0-5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  'M-4.5-4.5h9v9h-9Z',
  'M0-5.5 5.5 4.5h-11Z',
  'M0-6 6 0 0 6-6 0Z',
  'M-2-5.5h4v3.5h3.5v4H2v3.5h-4V2h-3.5v-4H-2Z',
  'M0 5.5-5.5-4.5h11Z',
];

type MarkerProps = { readonly number: number; readonly x: number; readonly y: number };

/** A player's shape on the chart. */
export function Marker({ number, x, y }: MarkerProps) {
  return (
    <path
      className="gof-marker"
      d={shapes[(number - 1) % shapes.length]}
      transform={`translate(${x} ${y})`}
    />
  );
}
