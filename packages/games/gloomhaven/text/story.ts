/** What is told of a scenario. Passages are numbered as the scenario's rules call for them. The prose is our own. */
export type Story = {
  readonly name: string;
  readonly intro: string;
  readonly sections: { readonly [section: number]: string };
  readonly conclusion: string;
};
