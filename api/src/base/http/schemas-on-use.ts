import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Validator = ReturnType<ReturnType<ReturnType<typeof AjvCompiler>>>;

const validators = AjvCompiler();
const serializers = SerializerSelector();

/**
 * Fastify's own compilers, at a route's first call instead of at the start: compiling what several hundred routes take and
 * answer was half of a start's work, and most of them are never called in a process's life.
 */
export const schemasOnUse: Factories = {
  buildValidator: ((...known: Parameters<typeof validators>) => {
    const compile = validators(...known);
    return (...route: Parameters<typeof compile>) => validatorOnUse(() => compile(...route));
  }) as Factories['buildValidator'],
  buildSerializer: (...known) => {
    const compile = serializers(...known);
    return (route) => {
      let serialize: ReturnType<typeof compile> | undefined;
      return (answer) => {
        serialize ??= compile(route);
        return serialize(answer);
      };
    };
  },
};

/** What is wrong with a value stands on the function that judged it: Fastify reads it there. */
function validatorOnUse(compile: () => Validator) {
  let validate: Validator | undefined;
  const onUse = (value: unknown) => {
    validate ??= compile();
    const verdict = validate(value);
    onUse.errors = validate.errors;
    return verdict;
  };
  onUse.errors = undefined as Validator['errors'];
  return onUse;
}
