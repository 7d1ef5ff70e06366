/// <reference path="../build/icons.d.ts" />

import { paths } from 'virtual:icons/inner';
import type { ReactNode } from 'react';
import { InnerIcons } from '../parts/icon.tsx';

/** A page behind the home page, with the icons that are loaded for all of them. */
export const InnerPage = ({ children }: { readonly children: ReactNode }) => (
  <InnerIcons value={paths}>{children}</InnerIcons>
);
