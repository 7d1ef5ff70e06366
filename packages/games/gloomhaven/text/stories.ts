import type { stories as english } from './en/stories.ts';
import type { Story } from './story.ts';

/** The stories of a language: the same scenarios and passages as in English. */
export type Stories = {
  readonly [Id in keyof typeof english]: Omit<Story, 'sections'> & {
    readonly sections: { readonly [Section in keyof (typeof english)[Id]['sections']]: string };
  };
};
