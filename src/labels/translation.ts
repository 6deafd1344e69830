/** The structure of a module in every language: the repositories and keys of the English one. */
export type Translation<English> = {
  readonly [Repository in keyof English]: {
    readonly [Key in keyof English[Repository]]: string;
  };
};
