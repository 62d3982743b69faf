/** Why a message between a supplier and purchasing is not sent. */
export default {
  "conversation.closed": "此注册申请已结束，只能查看以往的留言，不能再发送。",
  "conversation.tooMany": "留言已达上限（{{questionsMax}} 条），不能再发送。请通过电话或邮件联系。",
  "conversation.tooOften": "一小时内发送的留言过多，本条尚未发送，内容已保留。请稍后再发送。",
};
