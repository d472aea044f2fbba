// Stands where axios looks whether its options are of the right kind, and its parameters no circle, in the shell's build: TypeScript
// has, and parameters are flat (ADR 0021).
const unchecked = () => undefined;

export default Object.assign(unchecked, {
  assertOptions: unchecked,
  validators: { transitional: unchecked, spelling: unchecked },
});
