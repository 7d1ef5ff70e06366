/** The icon of the app, and the same lamp with a dot on it. */
const quiet = '/icon.svg';
const calling = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#4d2d15"/><path d="M16 4v5M8 17a8 8 0 0 1 16 0z" fill="#f0b04a" stroke="#f0b04a" stroke-width="2"/><path d="M5 25h22" stroke="#f3d9a4" stroke-width="3"/><circle cx="25" cy="7" r="6" fill="#f0533a" stroke="#1c110a" stroke-width="2"/></svg>',
)}`;

/** The icon of the tab, with a dot on it when somebody is wanted here. */
export function badge(isCalling: boolean): void {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) link.href = isCalling ? calling : quiet;
}
