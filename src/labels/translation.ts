/** What every language has of a module: the repositories and keys of the English one. */
export type Translation<English> = {
  readonly [Repository in keyof English]: {
    readonly [Key in keyof English[Repository]]: string;
  };
};
