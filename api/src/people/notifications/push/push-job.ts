/** The kind of a job that pushes one notification to the browsers of its account. */
export const PUSH_JOB = 'push';
