export { examineReplica } from './examine-replica.ts';
export { ReplicaWatch } from './watch-replica.ts';
