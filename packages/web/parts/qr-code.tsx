import { encode } from 'uqr';
import './qr-code.css';

/** A link as a pattern that a camera reads, drawn as one path. */
export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
