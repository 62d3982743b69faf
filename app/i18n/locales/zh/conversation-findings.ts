/** Messages of the page of the questions, by code. */
export default { "conversation.sent": "留言已发送" };
