/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  form: {
    second_step_title: 'Second step',
    second_step_lost:
      'If you have lost what this step asks for, only the operator of this portal can help: write to them.',
  },
} as const;
